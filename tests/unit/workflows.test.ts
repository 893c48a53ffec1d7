import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = join(import.meta.dirname, '../../.github/workflows');

describe.each(readdirSync(FOLDER))('the workflow %s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');

  it('names each action by its digest, with the version behind it', () => {
    const actions = text.split('\n').filter((line) => line.includes('uses:'));
    expect(actions.length).toBeGreaterThan(0);
    for (const line of actions)
      expect(line).toMatch(/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may read the code and change nothing in it', () => {
    expect(parse(text).permissions).toMatchObject({ contents: 'read' });
  });
});
