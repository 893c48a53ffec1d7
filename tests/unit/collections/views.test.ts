import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

import { contentModel as known } from '#check/model/index';
import { PROJECT } from '../../site/folders';

/** The modules that `src/routes.tsx` finds: their names are kinds of pages. */
const views = ['pages'].flatMap((room) =>
  readdirSync(join(PROJECT, 'src', room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(PROJECT, 'src', room, name))
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => ({
          kind: file.replace('.tsx', ''),
          file: join(PROJECT, 'src', room, name, file),
        })),
    ),
);

/** The kinds of pages whose data a module takes: of `PageOf<'product'>`, `product`. */
function listTaken(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const taken = new Set<string>();
  const visitor = new Visitor({
    TSTypeReference({ typeName, typeArguments }) {
      const [argument] = typeArguments?.params ?? [];
      if (typeName.type !== 'Identifier' || typeName.name !== 'PageOf') return;
      if (argument?.type === 'TSLiteralType' && 'value' in argument.literal)
        taken.add(String(argument.literal.value));
    },
  });
  visitor.visit(program);
  return [...taken];
}

describe('the views', () => {
  it('are there for each kind of page, and for no other', () => {
    const kinds = views.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([...known.pages.keys()].toSorted());
  });

  it.each(views)('$kind draws pages of its name', ({ kind, file }) => {
    expect(listTaken(file)).toEqual([kind]);
  });
});
