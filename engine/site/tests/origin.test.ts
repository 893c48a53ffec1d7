import { describe, expect, it } from 'vitest';

import { toOrigin } from '../origin.ts';

describe('the address of the site', () => {
  it('is localhost by default', () => {
    expect(toOrigin(undefined)).toBe('http://localhost:4173');
    expect(toOrigin('')).toBe('http://localhost:4173');
  });

  it('is taken as an origin, with or without a slash at its end', () => {
    expect(toOrigin('https://grid.example/')).toBe('https://grid.example');
    expect(toOrigin('http://localhost:8080')).toBe('http://localhost:8080');
  });

  it('is refused where it is no web address, or more than an origin', () => {
    const more = ['/x', '/?q', '/#a'].map((rest) => `https://a.example${rest}`);
    for (const setting of ['grid.example', 'ftp://a.example', ...more, 'https://u@a.example']) {
      expect(() => toOrigin(setting)).toThrow(
        `SITE_URL is "${setting}", but must be an origin alone. Set it: SITE_URL=`,
      );
    }
  });

  it('must be set, and safe, for the public', () => {
    expect(toOrigin('https://grid.example', true)).toBe('https://grid.example');
    for (const setting of [undefined, '']) {
      expect(() => toOrigin(setting, true)).toThrow(
        'Set it: SITE_URL=https://grid.example npm run build -- --production',
      );
    }
    expect(() => toOrigin('http://grid.example', true)).toThrow('with https:');
  });
});
