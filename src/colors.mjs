// JavaScript, since Tailwind's configuration imports it, and Node 20 loads no TypeScript.

const copper = { light: '#a8451a', dark: '#f08a4b' };

/** Named like the tokens of `tokens.css`: light is the drawing sheet, dark the control room. */
export const colors = {
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
};

/** @param {string} color */
const same = (color) => ({ light: color, dark: color });

/** Shades of single surfaces: pages draw with them, documents and cards do not. */
export const shades = {
  // The control room: the same in both schemes.
  'control-bg': same(colors.band.light),
  'control-ink': same(colors.ink.dark),
  'control-muted': same(colors['ink-3'].dark),
  'control-copper': same(colors.copper.dark),
  'control-patina': same(colors.patina.dark),
  'control-lamp': same(colors.lamp.dark),
  'trip-tint': { light: '#f6dedf', dark: '#3a1d1d' },
  'patina-band': { light: '#1b635b', dark: '#17544b' },
  'patina-band-ink': same(colors.bg.light),
  'patina-band-line': same('#cfe3de'),
  'copper-band-rule': same(`${colors['copper-band-ink'].light}66`),
  'copper-band-hover': same('#ffffff'),
  'dusk-high': same('#2e3a3e'),
  'dusk-middle': same('#7a4a33'),
  'dusk-low': same('#d57a40'),
  shade: same('rgb(0 0 0 / 0.5)'), // below what floats
};

/** Shades that only linked stylesheets use, as `theme("shades.screen-bg")`. */
export const linkedShades = {
  'control-trip': colors.trip.dark,
  'control-black': colors.ink.light, // on what is lit
  'control-edge': '#323c42', // around a tooltip
  'control-raised': '#2b363c', // a toast, also above the footer
  'control-raised-edge': '#7d8b94',
  'screen-bg': '#0b0f11', // the operator's screen
  'screen-rule': '#3a464d',
  'screen-dead': '#87949b', // without voltage
  'screen-alarm': '#2c1d1e',
  'screen-button': '#2b363c',
  'screen-lit': 'rgb(255 255 255 / 0.07)', // a device that is pointed at
  'screen-selected': 'rgb(255 178 36 / 0.1)',
  'copper-wash': 'rgb(190 80 30 / 0.07)',
  'band-lit': 'rgb(255 255 255 / 0.06)', // a feeder that is pointed at
  'film-edge': colors.bg.light, // beside a recording
  scrim: '#00000099', // over the page behind a dialog
};
