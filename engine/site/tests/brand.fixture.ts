import type { Brand } from '../define/brand.ts';

const ink = { light: '#101010', dark: '#f0f0f0' };
const ground = { light: '#f8f8f8', dark: '#080808' };
const plate = { light: '#e0e0e0', dark: '#202020' };

/** Stands in for a font, of which these tests need only bytes. */
const file = 'engine/site/tests/brand.fixture.ts';

/** Colors and fonts of no real site. */
export const brand: Brand = {
  colors: {
    ...{ bg: ground, 'bg-2': plate, band: plate, rule: plate },
    ...{ ink, 'ink-2': ink, 'ink-3': ink },
    copper: { light: '#a04010', dark: '#f09050' },
    'placeholder-line': { light: '#a0a0a0', dark: '#707070' },
  },
  fonts: {
    heading: { family: 'Wide', file },
    mono: { family: 'Mono', file },
  },
};
