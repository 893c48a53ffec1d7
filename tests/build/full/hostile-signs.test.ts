import { describe, expect, it } from 'vitest';

import { checkFiles } from '#check/check-content';
import { contentModel } from '#check/model/index';
import { parseContentFile } from '#check/read/content-file';
import { hideSign, signs, toHex } from '../hostile-signs';

const ARTICLE = 'content/insights/hostile.mdx';

describe.each(signs.map((code) => [toHex(code), code] as const))('U+%s', (_, code) => {
  it.each(Object.entries(hideSign(code)))('is refused with its place %s', (_place, text) => {
    const file = parseContentFile(contentModel, ARTICLE, text);
    const found = checkFiles(contentModel, [file], new Map(), '2026-11-21').filter(
      ({ file: path, severity, rule }) =>
        path === ARTICLE && severity === 'error' && /safety|link/.test(rule),
    );
    expect(found).not.toEqual([]);
    expect(found.every(({ line }) => line > 1)).toBe(true);
  });
});
