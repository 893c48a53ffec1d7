import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkFiles } from '../check-content.ts';
import { line, reference } from '../fields/index.ts';
import { resolveContentModel } from '../model/content-model.ts';
import { parseContentFile } from '../read/content-file.ts';
import { plain } from './site.fixture.ts';

/** A site of ferries and plain pages. */
const model = resolveContentModel({
  collections: [
    {
      name: 'ferries',
      schema: z.strictObject({
        harbour: line(40),
        note: line(80),
        sister: reference('ferries'),
        draft: z.boolean().optional(),
      }),
      titleField: 'harbour',
      excerptField: 'note',
      shownOn: 'the timetable',
      template: { sentence: 'Say when she sails.', headings: [] },
    },
  ],
  routes: [{ path: '*', page: plain }],
  files: {},
  components: { schemas: {}, blocks: [], tables: {}, widgets: [] },
  facts: new Map(),
});

function check(path: string, fields: string): string[] {
  const file = parseContentFile(model, path, `---\n${fields}\n---\n\nShe sails at noon.\n`);
  return checkFiles({ model, files: [file], disk: new Map(), today: '2026-11-22' }).map(
    ({ message }) => message,
  );
}

describe('the check', () => {
  it('knows the collections that it is given', () => {
    const fields = 'harbour: Ystad\nnote: She sails at noon.\nsister: moen';
    expect(check('content/ferries/moen.mdx', fields)).toEqual([]);
    const missing = check('content/ferries/moen.mdx', fields.replace('moen', 'mon'));
    expect(missing).toEqual([expect.stringContaining('content/ferries/ has no such entry')]);
  });

  it('knows no others', () => {
    const [message] = check('content/products/core.mdx', 'name: Core');
    expect(message).toContain('move it to content/ferries/ or content/pages/');
  });
});
