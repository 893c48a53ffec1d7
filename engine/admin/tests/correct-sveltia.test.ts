import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { correctSveltia } from '../correct-sveltia.ts';

const code = readFileSync(fileURLToPath(import.meta.resolve('@sveltia/cms')), 'utf8');

describe('the corrections of Sveltia', () => {
  it('each find their place in the version that is installed', () => {
    const corrected = correctSveltia(code);
    expect(corrected.length).toBeLessThan(code.length);
    expect(() => parseAst(corrected)).not.toThrow();
  });

  it('reject a version whose code differs', () => {
    expect(() => correctSveltia(correctSveltia(code))).toThrow('there are 0 places');
  });
});
