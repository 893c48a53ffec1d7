/** What Biome does not find: selectors, values and queries that browsers drop without a word. */
export default {
  rules: {
    'selector-no-invalid': true,
    'selector-no-unmatchable': true,
    'selector-anb-no-unmatchable': true,
    'media-query-no-invalid': true,
    'media-feature-name-value-no-unknown': true,
    'at-rule-prelude-no-invalid': true,
    'syntax-string-no-invalid': true,
    'declaration-property-value-no-unknown': [
      true,
      // Tailwind replaces these.
      { ignoreProperties: { '/.+/': '/theme\\(/' } },
    ],
  },
};
