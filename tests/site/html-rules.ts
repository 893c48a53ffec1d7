import type { ConfigData } from 'html-validate';

/**
 * The rules for valid HTML: they differ from the standard ones in how React spells it, in what
 * the check of content advises on, and in names that ARIA allows.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': [
      'error',
      {
        style: ['lowercase', 'camelcase'],
      },
    ],
    'attribute-boolean-style': [
      'error',
      {
        style: 'empty',
      },
    ],
    'doctype-style': [
      'error',
      {
        style: 'uppercase',
      },
    ],
    'void-style': [
      'error',
      {
        style: 'selfclosing',
      },
    ],
    'tel-non-breaking': 'off',
    // The check advises on titles that search results cut off.
    'long-title': 'off',
    // A formula has its words as a label.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  },
};
