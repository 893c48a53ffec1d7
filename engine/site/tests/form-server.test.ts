import { describe, expect, it } from 'vitest';

import { readFormServer } from '../content/form-server';

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
    ['forms.example', 'not an address'],
    ['http://forms.example/', 'unencrypted'],
    ['javascript:alert(1)', 'unencrypted'],
    ['http://localhost.forms.example/', 'unencrypted'],
    ['https://user:secret@forms.example/', 'contains a user name'],
  ])('may not be %s, and says why and what to do', (address, reason) => {
    expect(() => read(address)).toThrow(/^SITE_FORM_ENDPOINT/);
    expect(() => read(address)).toThrow(reason);
    expect(() => read(address)).toThrow('Set it to an https address');
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

  it('is 1 or nothing, and nothing without a server', () => {
    expect(() => read(ENDPOINT, 'yes')).toThrow('"yes". Set it to 1');
    expect(() => read('', '1')).toThrow('without SITE_FORM_ENDPOINT');
  });
});
