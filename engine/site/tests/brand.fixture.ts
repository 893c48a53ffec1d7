import type { Brand } from '../define/brand.ts';

/** Stands in for a font, of which these tests need only bytes. */
const file = 'engine/site/tests/brand.fixture.ts';

/** A color and fonts of no real site. */
export const brand: Brand = {
  colors: { bg: { light: '#f8f8f8', dark: '#080808' } },
  fonts: {
    heading: { family: 'Wide', file },
    mono: { family: 'Mono', file },
  },
};
