import { describe, expect, it } from 'vitest';

import { findEndpointProblem, findFilesSettingProblem, readFormEndpoint } from '../form-endpoint';

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
    expect(findEndpointProblem(address)).toContain(reason);
    expect(findEndpointProblem(address)).toContain('Set it to an https address');
    expect(() => readFormEndpoint(address)).toThrow('SITE_FORM_ENDPOINT');
  });

  it('does not print a secret that stands in it', () => {
    expect(findEndpointProblem('https://user:secret@forms.example/')).not.toContain('secret');
  });
});

describe('SITE_FORM_FILES', () => {
  const ENDPOINT = 'https://forms.example/';

  it('lets forms carry files to their server', () => {
    expect(findFilesSettingProblem('1', ENDPOINT)).toBeNull();
    expect(findFilesSettingProblem('', undefined)).toBeNull();
  });

  it('is 1 or nothing, and nothing without a server', () => {
    expect(findFilesSettingProblem('yes', ENDPOINT)).toContain('"yes". Set it to 1');
    expect(findFilesSettingProblem('1', '')).toContain('without SITE_FORM_ENDPOINT');
  });
});
