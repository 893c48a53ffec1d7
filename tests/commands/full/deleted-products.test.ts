import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { checkContent } from '#check/check-content';
import { fixContent } from '#check/fix/fix-content';
import type { Problem } from '#check/problem';
import { readContent } from '#check/read/content-file';
import { splitParts } from '#check/read/frontmatter';
import { groupBy } from '#check/read/group-by';
import contentModel from '../../../src/content.config.ts';
import { runGit } from '../../run-git.ts';
import { SAMPLE } from '../../site/folders.ts';

const root = await mkdtemp(join(tmpdir(), 'deleted-products-'));
afterAll(() => rm(root, { recursive: true, force: true }));

for (const folder of ['content', 'public'])
  await cp(join(SAMPLE, folder), join(root, folder), { recursive: true });
runGit(root, 'init', '-q', '-b', 'main');
runGit(root, 'add', '-A');
runGit(root, 'commit', '-q', '-m', 'Online');

const files = await readdir(join(root, 'content/products'));
const products = files.filter((name) => name.endsWith('.mdx')).map((name) => name.slice(0, -4));

/** What the check says a field can do without: an item of a list, a group of it, or a part. */
const ADVICE =
  /(?<item>take it off the list)|take this group out of (?<list>[\w.]+)|leave out (?<part>[\w.]+)/;

/** The path of the item of a list that a field is in; the list is named without places in others. */
function toItem(path: (string | number)[], list: string) {
  const nameOf = (keys: (string | number)[]) =>
    keys.filter((key) => typeof key === 'string').join('.');
  const at = path.findIndex(
    (key, index) => typeof key === 'number' && nameOf(path.slice(0, index)) === list,
  );
  return path.slice(0, at + 1);
}

/** Does in a file what the check says, from the last place to the first. */
async function follow(file: string, problems: readonly Problem[]) {
  const source = await readFile(join(root, file), 'utf8');
  const { yaml, start, end } = splitParts(file, source) ?? { yaml: '', start: 0, end: 0 };
  const document = parseDocument(yaml);
  for (const { field, message } of problems.toReversed()) {
    const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const { item, list, part } = ADVICE.exec(message)?.groups ?? {};
    if (item !== undefined) document.deleteIn(path);
    else if (list !== undefined) document.deleteIn(toItem(path, list));
    // In a list, a part is named from its item.
    else if (part !== undefined) document.deleteIn(field.endsWith(part) ? path : part.split('.'));
    // A link that chooses the product: the author writes it without.
    else document.setIn(path, String(document.getIn(path)).replace(/[?&][^?&]*$/, ''));
  }
  await writeFile(join(root, file), source.slice(0, start) + document + source.slice(end));
}

/** How often a file may name a product in the same way. */
const MOST_PLACES = 20;

const listErrors = async () =>
  (await checkContent(contentModel, root)).filter(({ severity }) => severity === 'error');

it.each(products)(
  'the product %s can be deleted by what the check says, and every text that names it is named',
  async (slug) => {
    runGit(root, 'reset', '-q', '--hard');
    const product = `content/products/${slug}.mdx`;
    const name = String(
      parseDocument(
        splitParts(product, await readFile(join(root, product), 'utf8'))?.yaml ?? '',
      ).get('name'),
    );
    await rm(join(root, product));
    const redirects = join(root, 'content/redirects.yaml');
    await writeFile(
      redirects,
      `${await readFile(redirects, 'utf8')}/products/${slug}: /products\n`,
    );
    await fixContent(contentModel, root);
    // Equal mistakes are told once, with the lines of the others.
    let errors = await listErrors();
    for (let round = 0; errors.length > 0 && round < MOST_PLACES; round += 1) {
      for (const [file, own] of groupBy(errors, (one) => one.file)) await follow(file, own);
      errors = await listErrors();
    }
    const problems = await checkContent(contentModel, root);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const texts = await readContent(contentModel, root);
    const naming = texts.filter(({ source }) => new RegExp(`\\b${name}\\b`).test(source));
    const named = new Set(problems.filter(({ rule }) => rule === 'fact').map(({ file }) => file));
    expect(naming.map(({ path }) => path).filter((file) => !named.has(file))).toEqual([]);
  },
);
