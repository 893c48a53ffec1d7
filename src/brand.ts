import type { Color, Font } from '#site';

const copper = { light: '#a8451a', dark: '#f08a4b' };

/** Named like the tokens of `tokens.css`: light is the drawing sheet, dark the control room. */
const colors = {
  bg: { light: '#f6f4ef', dark: '#0d1214' }, // porcelain: the page
  'bg-2': { light: '#ece8df', dark: '#1a2429' }, // plates, tinted bands
  raised: { light: '#fbfaf7', dark: '#243037' }, // inputs, the face of a nameplate
  rule: { light: '#d8d2c5', dark: '#334148' }, // a decorative hairline (1.4:1)
  'rule-control': { light: '#857f72', dark: '#7d8b94' }, // borders that carry meaning (3.6:1)
  ink: { light: '#14181b', dark: '#e9eef0' }, // graphite: headings, text, focus
  'ink-2': { light: '#3c454b', dark: '#c6cfd4' }, // secondary text
  'ink-3': { light: '#5c666d', dark: '#a3b0b7' }, // captions, tags
  copper, // the accent: links, the primary action
  'copper-deep': { light: '#7e3110', dark: '#ffa76f' }, // the accent, hovered or pressed
  'on-copper': { light: '#ffffff', dark: '#0d1214' }, // text on copper and on trip
  patina: { light: '#1f6f66', dark: '#5cc8b8' }, // the second accent: success
  'patina-tint': { light: '#d6e9e4', dark: '#123430' },
  trip: { light: '#a8122a', dark: '#ff8178' }, // a fault, danger
  lamp: { light: copper.light, dark: '#ffb224' }, // amber is for dark only
  band: { light: '#141b1e', dark: '#222d33' }, // on a dark page, lighter than the page (1.3:1)
  'band-2': { light: '#1c2428', dark: '#2c383f' }, // the same (1.8:1)
  'copper-band': { light: '#8f3a15', dark: '#6e2d10' },
  'copper-band-ink': { light: '#fbf4ee', dark: '#fdeee3' },
  'placeholder-line': { light: '#a79f8f', dark: '#72808a' }, // placeholder borders, used on no page
} satisfies Record<string, Color>;

const FONTS = 'src/styles/fonts';

/** The brand's colors and fonts: the source of the stylesheet's tokens and of every drawing. */
export const brand = {
  colors,
  /** Drawings call it by what it does: it hides what is behind. */
  aliases: { paper: 'bg' },
  fonts: {
    heading: { family: 'Archivo SemiBold', file: `${FONTS}/archivo-wide.ttf` },
    text: { family: 'Archivo', file: `${FONTS}/archivo.ttf` },
    mono: { family: 'Geist Mono', file: `${FONTS}/geist-mono.ttf` },
  } satisfies Record<string, Font>,
};
