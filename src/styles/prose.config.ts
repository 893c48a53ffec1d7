const mono = 'var(--mono)';

/**
 * What the typography plugin writes for `prose`. It replaces the plugin's own sheet, which is twice
 * the size and brings grays, bullets and dark variants that the tokens make needless.
 */
const prose = {
  fontSize: '1.125rem',
  lineHeight: '1.68',
  maxWidth: '66ch',
  '> * + *': { marginTop: '1.25em' },
  h2: { fontSize: 'calc(1.625rem + 10 * var(--v))', lineHeight: '1.15' },
  h3: { fontSize: '1.3125rem' },
  '> h2': { marginTop: '2.4em' },
  '> h3': { marginTop: '2em' },
  '> :is(h2, h3) + *': { marginTop: '0.7em' },
  '> :first-child': { marginTop: '0' },
  'a:not(.term)': { color: 'var(--copper)' },
  'a:hover': { textDecorationThickness: '2px' },
  ':is(ul, ol)': { display: 'grid', gap: '0.5em' },
  ul: { listStyle: '"\\2014" outside' },
  ol: { listStyle: 'decimal' },
  'ul, ol': { paddingLeft: '1.6em' },
  li: { paddingLeft: '0.5em' },
  'li::marker': { font: mono, color: 'var(--copper)' },
  '> blockquote': {
    marginBlock: '1.6em',
    padding: '0.2em 0 0.2em 1.5rem',
    borderLeft: '6px solid var(--copper)',
    font: '500 var(--fs-h3) / 1.32 var(--wide)',
    fontStretch: '110%',
  },
  'blockquote footer': { marginTop: '0.9rem', font: mono, color: 'var(--ink-3)' },
  '> figure': { marginBlock: '2.2em' },
  figcaption: { paddingBottom: '0.7rem', font: mono, color: 'var(--ink-3)' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    borderBlock: 'var(--line)',
    fontSize: '1rem',
    lineHeight: '1.4',
    fontVariantNumeric: 'tabular-nums',
  },
  ':is(th, td)': { textAlign: 'left', padding: '0.65rem 0.9rem 0.65rem 0' },
  td: { borderTop: 'var(--hair)' },
  th: { font: mono, color: 'var(--ink-3)' },
  'td:first-child': { fontWeight: '500' },
  '.number': { textAlign: 'right' },
  '.number + :not(.number)': { paddingLeft: '1.25rem' },
  'td.number': { font: 'var(--mono)' },
  ':is(th, td):last-child': { paddingRight: '0.25rem' },
  'pre, code': { font: mono },
  pre: { overflowX: 'auto', padding: '1.25rem', background: 'var(--bg-2)' },
  'pre *': { font: 'inherit' },
  'pre b': { color: 'var(--copper)' },
  'pre i': { color: 'var(--patina)' },
  'pre small': { color: 'var(--ink-3)' },
};

/** The part of Tailwind's theme that `@config` of main.css adds. */
export const theme = { typography: { DEFAULT: { css: prose } } };
