import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '#check/check-content';
import { contentModel } from '#check/model/index';
import { addStory, firstOf, git, REDIRECTS, read, rename, workspace } from '../rename-site';

describe('npm run rename', () => {
  it('and back leaves nothing behind but the redirect, turned round', async () => {
    await addStory();
    await git('init', '-q');
    await git('add', 'content');
    await git('commit', '-qm', 'Before');
    const before = await read(REDIRECTS);
    await rename('stories/pump', 'stories/patient-pump');
    await rename('/stories/patient-pump', 'pump');
    expect((await git('status', '--short', 'content')).stdout).toBe(` M ${REDIRECTS}\n`);
    expect(await read(REDIRECTS)).toBe(`${before}/stories/patient-pump: /stories/pump\n`);
    expect(
      (await checkContent(contentModel, workspace.root)).filter((p) => p.severity === 'error'),
    ).toEqual([]);
  });

  it('renames a product with the pages below it and its place in the list', async () => {
    const product = await firstOf('products');
    const job = `content/jobs/${await firstOf('jobs')}.mdx`;
    const links = [
      `/products#${product}`,
      `/products/${product}/datasheet`,
      `/company/contact?product=${product}`,
    ];
    await workspace.write(
      job,
      `${await read(job)}\n${links.map((link) => `[A](${link})`).join(', ')}\n`,
    );
    const { code } = await rename(`products/${product}`, 'products/anew');
    expect(code).toBe(0);
    expect(await read(job)).toMatch(
      /\[A\]\(\/products#anew\), \[A\]\(\/products\/anew\/datasheet\), \[A\]\(\/company\/contact\?product=anew\)\n$/,
    );
    expect(await read(REDIRECTS)).toContain(
      `/products/${product}/datasheet: /products/anew/datasheet\n`,
    );
    expect(
      (await checkContent(contentModel, workspace.root)).filter((p) => p.severity === 'error'),
    ).toEqual([]);
  });

  it('writes no redirect for what has no page or is not online yet', async () => {
    const before = await read(REDIRECTS);
    const person = await firstOf('team');
    const { output } = await rename(`team/${person}`, 'team/somebody-else');
    expect(output).toContain('has no page of its own');
    const job = await firstOf('jobs');
    const file = `content/jobs/${job}.mdx`;
    await workspace.write(file, (await read(file)).replace('---\n', '---\ndraft: true\n'));
    expect((await rename(`jobs/${job}`, 'jobs/later')).output).toContain('not online yet');
    expect(await read(REDIRECTS)).toBe(before);
  });

  it('refuses while a file that may name the entry cannot be read', async () => {
    const { job } = await addStory();
    await workspace.write(job, `${await read(job)}\n{pump\n`);
    const { output } = await rename('stories/pump', 'stories/new');
    expect(output).toContain(`${job} may name the entry, but it cannot be read`);
    expect(existsSync(join(workspace.root, 'content/stories/pump.mdx'))).toBe(true);
  });
});
