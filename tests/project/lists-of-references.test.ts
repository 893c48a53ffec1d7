import { describe, expect, it } from 'vitest';
import { findMarked, pickKind } from '#check/fields/schema-tree';
import { expandPath, valueAt } from '#check/read/data';
import { readSample } from '../commands/broken-files.ts';

const { files } = await readSample();

/** Every list of references that the sample site has, once for each kind of list. */
const lists = new Map(
  files.flatMap(({ model, path, data }) => {
    const schema = model.schemaOf(path);
    const marked = schema === undefined ? [] : findMarked(pickKind(schema, data));
    return marked.flatMap(({ path: pattern, meta }) => {
      if (schema === undefined || meta.reference === undefined || pattern.at(-1) !== '*') return [];
      const at = expandPath(data, pattern.slice(0, -1)).find((one) =>
        Array.isArray(valueAt(data, one)),
      );
      const kind = `${path.replace(/[^/]*$/, '')} ${pattern.join('.')}`;
      return at === undefined ? [] : [[kind, { schema, data, at }] as const];
    });
  }),
);

describe('a list of references', () => {
  it('is found in several collections and pages', () => {
    expect(lists.size).toBeGreaterThan(4);
  });

  it.each([...lists])('names each once: %s', (_, { schema, data, at }) => {
    const twice = structuredClone(data);
    const list = valueAt(twice, at);
    if (!Array.isArray(list)) throw new Error('there is no such list');
    const [first = 'core'] = list;
    list.splice(0, list.length, first, first);
    const messages = schema.safeParse(twice).error?.issues.map(({ message }) => message) ?? [];
    expect(messages).toContainEqual(expect.stringContaining('name each once'));
  });
});
