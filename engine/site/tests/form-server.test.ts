import { describe, expect, it } from 'vitest';

import { readFormServer } from '../content/form-server.ts';

const read = (SITE_FORM_ENDPOINT?: string, SITE_FORM_FILES?: string) =>
  readFormServer({ SITE_FORM_ENDPOINT, SITE_FORM_FILES });

describe('SITE_FORM_ENDPOINT', () => {
  it('may be left out, and then forms open an email', () => {
    expect(read()).toBeUndefined();
    expect(read('')).toBeUndefined();
  });

  it.each(['https://forms.example/site?x=1', 'http://localhost:4500/', 'http://127.0.0.1:4500/a'])(
    'may be %s',
    (address) => {
      expect(read(address)).toEqual({ endpoint: address, takesFiles: false });
    },
  );

  it.each([
    'forms.example',
    'http://forms.example/',
    'javascript:alert(1)',
    'http://localhost.forms.example/',
    'https://user:secret@forms.example/',
    'https://:secret@forms.example/',
  ])('may not be %s, and says what to do', (address) => {
    expect(() => read(address)).toThrow(/^SITE_FORM_ENDPOINT.*Set it to an https address/);
  });

  it('does not print a secret that stands in it', () => {
    expect(() => read('https://user:secret@forms.example/')).toThrow(/^(?!.*secret)/);
  });
});

describe('SITE_FORM_FILES', () => {
  const ENDPOINT = 'https://forms.example/';

  it('lets forms carry files to their server', () => {
    expect(read(ENDPOINT, '1')).toEqual({ endpoint: ENDPOINT, takesFiles: true });
    expect(read(ENDPOINT, '')).toEqual({ endpoint: ENDPOINT, takesFiles: false });
  });

  it('means nothing where forms open an email', () => {
    expect(read('', '1')).toBeUndefined();
  });
});
