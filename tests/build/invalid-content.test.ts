import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

const REPORT = `content/insights/where-class-0-2s-pays.mdx

  error  readTime is 0, but must be from 1 to 240, since what takes longer than four hours is a course
  content/insights/where-class-0-2s-pays.mdx:8:11
    7 │ date: 2024-06-04
    8 │ readTime: 0
      │           ^

content/products/core.mdx

  error  icon is "cor", but must be "core", "gridops", "switch", "lumen", "powersync" or "link"; did you mean "core"?
  content/products/core.mdx:6:7
    5 │ designation: PG1
    6 │ icon: cor
      │       ^^^

2 problems in 2 files of content.
`;

describe('invalid content', () => {
  let workspace: Workspace;

  beforeAll(async () => {
    workspace = await createWorkspace();
    await workspace.edit('content/products/core.mdx', 'icon: core', 'icon: cor');
    await workspace.edit(
      'content/insights/where-class-0-2s-pays.mdx',
      'date: 2024-06-04',
      'date: 2024-06-04\nreadTime: 0',
    );
  });
  afterAll(() => workspace.remove());

  it('is reported with every place at once and builds nothing', async () => {
    const { code, output } = await workspace.run('build');
    expect(code).toBe(1);
    expect(output).toContain(REPORT);
    expect(output).toContain('Nothing was built.');
    expect(existsSync(join(workspace.root, 'dist'))).toBe(false);
  });

  it('fails the check in the same words', async () => {
    const { code, output } = await workspace.run('check');
    expect(code).toBe(1);
    expect(output).toContain(REPORT);
  });

  it('names the place of a program that hides in a drawing', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>';
    await workspace.write('public/plan.svg', drawing);
    const { code, output } = await workspace.run('build');
    expect(code).toBe(1);
    expect(output).toContain('public/plan.svg:2:1');
    expect(output).toContain('has <script>, which runs a program');
  });
});
