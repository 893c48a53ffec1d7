import { describe, expect, it } from 'vitest';

import { readFilesSetting, readFormEndpoint } from '../form-endpoint';

describe('SITE_FORM_ENDPOINT', () => {
  it('may be left out, and then forms open an email', () => {
    expect(readFormEndpoint(undefined)).toBeNull();
    expect(readFormEndpoint('')).toBeNull();
  });

  it.each(['https://forms.example/site?x=1', 'http://localhost:4500/', 'http://127.0.0.1:4500/a'])(
    'may be %s',
    (address) => {
      expect(readFormEndpoint(address)).toBe(address);
    },
  );

  it.each([
    ['forms.example', 'not an address'],
    ['http://forms.example/', 'unencrypted'],
    ['javascript:alert(1)', 'unencrypted'],
    ['http://localhost.forms.example/', 'unencrypted'],
    ['https://user:secret@forms.example/', 'contains a user name'],
  ])('may not be %s, and says why and what to do', (address, reason) => {
    const read = () => readFormEndpoint(address);
    expect(read).toThrow(/^SITE_FORM_ENDPOINT/);
    expect(read).toThrow(reason);
    expect(read).toThrow('Set it to an https address');
  });

  it('does not print a secret that stands in it', () => {
    const read = () => readFormEndpoint('https://user:secret@forms.example/');
    expect(read).toThrow(/^(?!.*secret)/);
  });
});

describe('SITE_FORM_FILES', () => {
  const ENDPOINT = 'https://forms.example/';

  it('lets forms carry files to their server', () => {
    expect(readFilesSetting('1', ENDPOINT)).toBe(true);
    expect(readFilesSetting('', undefined)).toBe(false);
  });

  it('is 1 or nothing, and nothing without a server', () => {
    expect(() => readFilesSetting('yes', ENDPOINT)).toThrow('"yes". Set it to 1');
    expect(() => readFilesSetting('1', '')).toThrow('without SITE_FORM_ENDPOINT');
  });
});
