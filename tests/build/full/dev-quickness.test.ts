import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DevelopmentPage } from '../development-page';
import { openDevelopmentPage } from '../development-page';
import type { Workspace } from '../workspace';

/** The longest that one waits for what one has saved, in milliseconds. */
const LONGEST = 1000;
/** The quickest counts: the others show what else the machine is doing. */
const ROUNDS = 4;

const NEW_PAGE = 'content/pages/fresh.mdx';

let opened: DevelopmentPage;
let workspace: Workspace;
let page: Page;

beforeAll(async () => {
  opened = await openDevelopmentPage();
  ({ workspace, page } = opened);
});
afterAll(() => opened.close());

/** How many milliseconds pass from a save to what it shows. */
async function timeOf(save: () => Promise<void>, shown: string): Promise<number> {
  const begin = performance.now();
  await save();
  await page.locator(shown).first().waitFor({ state: 'attached' });
  const time = performance.now() - begin;
  // A page that was loaded anew hears of the next save once its scripts run.
  await page.locator('html[data-live]').waitFor();
  return time;
}

describe('the open page shows within a second', () => {
  it.each([
    ['a component', 'src/components/blocks/section.tsx', '<section ', 'section'],
    ['a component of prose', 'src/mdx/mdx-components.tsx', 'role="note"', '[role=note]'],
  ])('%s', async (_, file, words, element) => {
    await opened.open('/products/core');
    const text = await readFile(join(workspace.root, file), 'utf8');
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const changed = text.replace(words, `${words} data-round="${round}" `);
      const save = () => workspace.write(file, changed);
      times.push(await timeOf(save, `${element}[data-round="${round}"]`));
    }
    expect(Math.min(...times)).toBeLessThan(LONGEST);
  });

  it("a page's data", async () => {
    await opened.open('/products/core');
    const file = 'src/pages/product/page.ts';
    const text = await readFile(join(workspace.root, file), 'utf8');
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const name = `Round ${round}`;
      const changed = text.replace('product: entry,', `product: { ...entry, name: '${name}' },`);
      times.push(await timeOf(() => workspace.write(file, changed), `text="${name}"`));
    }
    expect(Math.min(...times)).toBeLessThan(LONGEST);
  });

  it('a page that is new, and one that is gone', async () => {
    await opened.open('/fresh');
    const text = await readFile(join(workspace.root, 'content/pages/privacy.mdx'), 'utf8');
    const [born, gone]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const create = () => workspace.write(NEW_PAGE, text);
      born.push(await timeOf(create, 'html[data-kind=plain]'));
      const remove = () => rm(join(workspace.root, NEW_PAGE));
      gone.push(await timeOf(remove, 'html[data-kind=not-found]'));
    }
    expect(Math.min(...born)).toBeLessThan(LONGEST);
    expect(Math.min(...gone)).toBeLessThan(LONGEST);
  });
});
