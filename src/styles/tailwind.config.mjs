import styles from '@tailwindcss/typography/src/styles.js';
import plugin from 'tailwindcss/plugin';
import { colors as brandColors, linkedShades, shades } from '../colors.mjs';

const mono = 'var(--mono)';

const { 'placeholder-line': _, ...colorsOfPages } = brandColors;
const tokens = { ...colorsOfPages, ...shades };

/** Bands follow the color scheme of the page; within one, other tokens follow that of the band. */
const BANDS = ['band', 'band-2', 'copper-band', 'copper-band-ink'];

/** Each color of the brand as a custom property of its name. */
const toTokens = (names, toValue) =>
  Object.fromEntries(names.map((name) => [`--${name}`, toValue(tokens[name])]));

const colorTokens = plugin(({ addBase }) => {
  const names = Object.keys(tokens).filter((name) => !BANDS.includes(name));
  addBase({
    // Any other rule may change a token.
    ':where(:root)': {
      ...toTokens(names, ({ light, dark }) =>
        light === dark ? light : `light-dark(${light}, ${dark})`,
      ),
      ...toTokens(BANDS, ({ light }) => light),
    },
    '@media (prefers-color-scheme: dark)': {
      ':where(:root)': toTokens(BANDS, ({ dark }) => dark),
    },
  });
});

/** The colors that views name in utilities such as `text-ink`. */
const UTILITIES = ['raised', 'paper', 'ink', 'ink-2', 'ink-3', 'copper', 'patina', 'trip'];

/** The tokens in the places that the typography plugin keeps for colors. */
const colors = {
  '--tw-prose-body': 'inherit',
  '--tw-prose-headings': 'inherit',
  '--tw-prose-links': 'var(--copper)',
  '--tw-prose-bold': 'inherit',
  '--tw-prose-counters': 'var(--copper)',
  '--tw-prose-bullets': 'var(--copper)',
  '--tw-prose-hr': 'var(--rule)',
  '--tw-prose-quotes': 'inherit',
  '--tw-prose-quote-borders': 'var(--copper)',
  '--tw-prose-captions': 'var(--ink-3)',
  '--tw-prose-code': 'inherit',
  '--tw-prose-pre-code': 'inherit',
  '--tw-prose-pre-bg': 'var(--bg-2)',
};

/** The same in heads as in bodies, whose letters are larger, so that columns align. */
const cell = {
  paddingTop: '0.625rem',
  paddingBottom: '0.625rem',
  paddingInlineStart: '0.625rem',
  paddingInlineEnd: '0.625rem',
};

const tables = {
  table: {
    margin: '0',
    borderCollapse: 'collapse',
    borderBlock: 'var(--line)',
    fontSize: 'calc(1rem + 2 * var(--fluid-wide))',
    lineHeight: '1.4',
    fontVariantNumeric: 'tabular-nums',
  },
  '> .table-scroll': { marginBlock: '1.6em' },
  'thead th': {
    ...cell,
    font: mono,
    color: 'var(--tw-prose-captions)',
  },
  'tbody td, tfoot td': cell,
  // The names of rows, as the plugin has the first cells of rows without one.
  'tbody th': {
    padding: '0.625rem 0.625rem 0.625rem 0',
    color: 'inherit',
    fontWeight: '500',
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  'tbody :is(td, th)': { borderTop: 'var(--hair)' },
  '.number': { textAlign: 'right' },
  '.number + :not(.number)': { paddingInlineStart: '1.25rem' },
  ':is(td, tbody th).number': { font: mono },
};

/** The elements that a body can have; Markdown writes no attributes for them. */
const ELEMENTS =
  /^(?:a|strong|em|code|pre|h[2-4]|p|ul|ol|li|hr|blockquote|img|picture|figure|figcaption|table|thead|tbody|tr|th|td)$/;

/** Weights above 600, quotation marks and backticks, and rules between rows: ours differ. */
const OTHERWISE = /^h\d strong$|::before$|::after$|^thead$|^tbody tr/;

/** Code and bold type take the color around them everywhere. */
const NESTED = /^(?:a|blockquote|thead th|h[24]) (?:strong|code)$/;

/** The rules of the plugin that say something here: other ones would only be bytes on each page. */
function isOfBodies([key, value]) {
  if (key.startsWith('--')) return key in colors;
  if (typeof value === 'string') return true;
  return key.split(',').some(isSelectorOfBodies);
}

function isSelectorOfBodies(selector) {
  if (selector.includes('[') || OTHERWISE.test(selector) || NESTED.test(selector)) return false;
  const names = selector.replace(/::?[\w-]+(?:\([^)]*\))?/g, '').match(/[a-z]\w*/gi) ?? [];
  return names.every((name) => ELEMENTS.test(name));
}

/** Those that say nothing here. */
const unwanted = styles.DEFAULT.css
  .concat(styles.gray.css)
  .flatMap((rules) => Object.entries(rules))
  .filter((rule) => !isOfBodies(rule))
  .map(([key]) => key);

/** Where our prose differs from the plugin's stylesheet, into which this is merged. */
const prose = {
  ...Object.fromEntries(unwanted.map((name) => [name, false])),
  ...colors,
  ...tables,
  fontSize: 'calc(1.125rem + 3 * var(--fluid-wide))',
  lineHeight: '1.68',
  maxWidth: 'none',
  // Text is narrower than its column; tables, charts and remarks take all of it.
  '> :is(p, ul, ol, h3, blockquote)': { maxWidth: '66ch' },
  '> p:has(> .plate)': { maxWidth: 'none', clear: 'both' },
  h2: {
    margin: '1.8em 0 0.4em',
    paddingTop: '1.1em',
    borderTop: 'var(--hair)',
    clear: 'both',
    fontSize: 'calc(1.625rem + 10 * var(--fluid) + 8 * var(--fluid-wide))',
    fontWeight: '600',
    lineHeight: '1.15',
  },
  h3: {
    margin: '2em 0 0.55em',
    fontSize: 'calc(1.3125rem + 4 * var(--fluid-wide))',
    lineHeight: '1.2',
  },
  'h2 + h3': { marginTop: '1em' },
  a: { fontWeight: 'inherit' },
  'a.term': { color: 'inherit', textDecoration: 'none' },
  ul: { listStyle: '"\\2014" outside' },
  'li::marker': { font: mono },
  blockquote: {
    padding: '0.2em 0 0.2em 1.5rem',
    borderLeft: '6px solid var(--tw-prose-quote-borders)',
    font: '500 var(--fs-h3) / 1.32 var(--wide)',
    fontStretch: '110%',
  },
  'blockquote p': { margin: '0' },
  'blockquote footer': { marginTop: '0.875rem', font: mono, color: 'var(--tw-prose-captions)' },
  '.callout': { marginBlock: '1.6em' },
  '.callout p': { margin: '0' },
  '.callout ul': { margin: '0', paddingLeft: '1.25em' },
  '.figure-inline': {
    marginBlock: '1.25em',
    paddingLeft: '1.25rem',
    borderLeft: 'var(--hair)',
    fontSize: 'var(--fs-title)',
  },
  '.figure-inline p': { margin: '0' },
  '> figure': { clear: 'both' },
  figcaption: { margin: '0', paddingBottom: '0.75rem', font: mono },
  code: { font: mono },
  pre: { padding: '1.25rem', borderRadius: '0', font: mono },
  'pre *': { font: 'inherit' },
  'pre b': { color: 'var(--copper)' },
  'pre i': { color: 'var(--patina)' },
  'pre small': { color: 'var(--ink-3)' },
};

/** The part of Tailwind's theme that `@config` of main.css adds. */
export const theme = {
  extend: {
    colors: Object.fromEntries(UTILITIES.map((name) => [name, `var(--${name})`])),
    shades: linkedShades,
    typography: { DEFAULT: { css: prose } },
  },
};

export const plugins = [colorTokens];
