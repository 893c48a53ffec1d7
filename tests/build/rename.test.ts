import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '#check/check-content';
import { contentModel } from '#check/model/index';
import { addStory, git, REDIRECTS, read, rename, workspace } from './rename-site';

describe('npm run rename', () => {
  it('moves an entry, mends every mention and sends readers on', async () => {
    const { product, job } = await addStory();
    const { code, output } = await rename('stories/pump', 'stories/patient-pump');
    expect(output).toContain('content/stories/pump.mdx → content/stories/patient-pump.mdx');
    expect(code).toBe(0);
    expect(
      (await checkContent(contentModel, workspace.root)).filter((p) => p.severity === 'error'),
    ).toEqual([]);
    expect(await read(product)).toContain("stories: [ 'patient-pump',pump-two ]  # two pumps");
    expect(await read(job)).toContain(
      '[One](/stories/patient-pump), [/stories/patient-pump](/stories/patient-pump#how), [two](/stories/pump-two)',
    );
    expect(await read(job)).toContain('`[code](/stories/pump)` and /stories/pump stay.');
    expect(await read(job)).toContain('[pump]: /stories/patient-pump?from=job "Pump"');
    const entry = await read('content/stories/patient-pump.mdx');
    expect(entry).toContain('image: { src: ./pump.svg,');
    expect(entry).toContain('[waits](/stories/patient-pump#how)');
    expect(entry).toContain('(./pump-inside.svg "Inside")');
    expect(await read(REDIRECTS)).toContain('/pump: /stories/patient-pump#how\n');
    expect(await read(REDIRECTS)).toMatch(/\n\/stories\/pump: \/stories\/patient-pump\n$/);
    expect(existsSync(join(workspace.root, 'content/stories/pump.mdx'))).toBe(false);
  });

  it('says why it refuses, and changes nothing', async () => {
    await addStory();
    await git('init', '-q');
    await git('add', 'content');
    const refusals: [words: string[], message: string][] = [
      [['stories/none', 'stories/new'], 'there is no content/stories/none.mdx'],
      [['stroies/pump', 'stories/new'], 'did you mean "stories"?'],
      [['stories/pump', 'insights/pump'], 'write stories/pump'],
      [['stories/pump', 'stories/The Pump'], 'write stories/the-pump'],
      [['stories/pump', 'stories/pump-two'], 'exists already'],
      [['stories/pump', 'stories/pump'], 'has that name already'],
      [['stories/pump'], 'write the entry and its new name'],
      [['pages/terms', 'pages/conditions'], 'is a page and no entry'],
    ];
    for (const [words, message] of refusals) {
      const { code, output } = await rename(...words);
      expect(output).toContain(message);
      expect(code).toBe(2);
    }
    expect((await git('status', '--short', 'content')).stdout).not.toMatch(/^.[MD?]/m);
  });
});
