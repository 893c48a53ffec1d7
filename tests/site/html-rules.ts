import type { ConfigData } from 'html-validate';

/**
 * The rules for valid HTML: they differ from the standard ones in how React spells it, and phone
 * numbers may be plain text.
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
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  },
};
