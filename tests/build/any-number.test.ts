import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';

import type { Outcome, Workspace } from './workspace';
import { createWorkspace } from './workspace';

const PRODUCTS = 11;
const MARKETS = 8;
/** Entries that the test adds. */
const OWN = `added-${PRODUCTS}`;
const OTHER = `added-${PRODUCTS - 1}`;
const MARKET = `added-${MARKETS}`;

const SYMBOL =
  '<svg id="drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="M48 0v96"/></svg>';

let workspace: Workspace;
let built: Outcome;

/** A site with many products and markets, of which nobody has drawn anything, and without jobs. */
beforeAll(async () => {
  workspace = await createWorkspace();
  await grow('products', PRODUCTS, ({ icon, ...fields }, number) => ({
    ...fields,
    name: `Product ${number}`,
    designation: `XX${number}`,
  }));
  await grow('markets', MARKETS, ({ image, ...fields }, number) => ({
    ...fields,
    name: `Market ${number}`,
  }));
  await workspace.write('content/products/own.svg', SYMBOL);
  await workspace.edit(`content/products/${OWN}.mdx`, 'name: ', 'symbol: ./own.svg\nname: ');
  const jobs = join(workspace.root, 'content/jobs');
  for (const file of await readdir(jobs)) await rm(join(jobs, file));
  built = await workspace.run('build');
});
afterAll(() => workspace.remove());

describe('a site with 11 products, 8 markets and no open position', () => {
  it('is built', () => {
    expect(built).toMatchObject({ code: 0 });
  });

  it('has two sections of bays, joined by a coupler, with a spare bay at their end', async () => {
    const html = await read('index.html');
    const bays = html
      .split('<ol class="bays"')
      .slice(1)
      .map((part) => part.split('</ol>')[0] ?? '');
    expect(bays.map((part) => count(part, '<li class="bay'))).toEqual([6, 6]);
    expect(count(html, 'class="coupler')).toBe(1);
    expect(bays.map((part) => count(part, 'bay--spare'))).toEqual([0, 1]);
  });

  it('draws an own symbol, and for others their designation in a box', async () => {
    const own = await read(`products/${OWN}.html`);
    expect(own).toMatch(/class="symbol[ "][^>]*><use href="\/assets\/own-[\w-]+\.svg#drawing"/);
    const other = await read(`products/${OTHER}.html`);
    expect(other).toMatch(new RegExp(`class="symbol__letters"[^>]*>XX${PRODUCTS - 1}<`));
  });

  it('counts the markets, and shows those without a picture by a drawing without words', async () => {
    const html = await read(`markets/${MARKET}.html`);
    expect(html).toContain(`Market ${MARKETS} of ${MARKETS}`);
    expect(html).toMatch(/aria-hidden="true"[^>]*><use href="\/assets\/elevation-/);
  });

  it('says in a sentence that no position is open, on pages and in their Markdown', async () => {
    const site: { labels: { none: { jobs: string } } } = parse(await source('content/site.yaml'));
    for (const page of ['company', 'company/careers']) {
      expect(await read(`${page}.html`)).toContain(site.labels.none.jobs);
      expect(await read(`${page}.html`)).not.toContain('class="jobs"');
    }
    expect(await read('company.md')).toContain(site.labels.none.jobs);
  });

  it('asks about every product and market, and about no position', async () => {
    const form = await read('company/contact.html');
    expect(count(form, '<option value="product:')).toBe(PRODUCTS);
    expect(count(form, '<option value="market:')).toBe(MARKETS);
    expect(count(form, '<optgroup')).toBe(2);
  });
});

type Fields = Record<string, unknown>;

/** Adds copies of the first entry of a folder until it shows that many. */
async function grow(
  folder: string,
  total: number,
  change: (fields: Fields, number: number) => Fields,
): Promise<void> {
  const path = `content/${folder}`;
  const files = (await readdir(join(workspace.root, path))).filter((file) => file.endsWith('.mdx'));
  const texts = await Promise.all(files.map((file) => source(`${path}/${file}`)));
  const shown = texts.filter((text) => !/^(draft|publishAt):/m.test(text));
  const [, frontmatter = '', ...body] = (shown[0] ?? '').split(/^---$/m);
  const fields: Fields = parse(frontmatter);
  for (let number = shown.length + 1; number <= total; number += 1) {
    const text = stringify({ ...change(fields, number), order: 100 + number });
    await workspace.write(`${path}/added-${number}.mdx`, `---\n${text}---${body.join('---')}`);
  }
}

function source(file: string): Promise<string> {
  return readFile(join(workspace.root, file), 'utf8');
}

function read(page: string): Promise<string> {
  return source(`dist/${page}`);
}

function count(text: string, words: string): number {
  return text.split(words).length - 1;
}
