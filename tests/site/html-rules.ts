import type { ConfigData } from 'html-validate';

/** What valid HTML is here: what differs from the standard rules is how React spells it; a phone number stays plain text. */
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
        style: 'lowercase',
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
