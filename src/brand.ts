import type { Color, Font } from '#site';
import { colors } from './colors.mjs';

const FONTS = 'src/styles/fonts';

/** The brand's colors and fonts: the source of the stylesheet's tokens and of every drawing. */
export const brand = {
  colors: colors satisfies Record<string, Color>,
  /** Drawings call it by what it does: it hides what is behind. */
  aliases: { paper: 'bg' },
  fonts: {
    heading: { family: 'Archivo SemiBold', file: `${FONTS}/archivo-wide.ttf` },
    text: { family: 'Archivo', file: `${FONTS}/archivo.ttf` },
    mono: { family: 'Geist Mono', file: `${FONTS}/geist-mono.ttf` },
  } satisfies Record<string, Font>,
};
