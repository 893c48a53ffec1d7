import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeOrdinaryEdits, ordinaryEdits } from '../../content/ordinary-edits.ts';
import { PROJECT } from '../../site/folders.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await createWorkspace({}, PROJECT);
  await makeOrdinaryEdits(workspace.root);
});
afterAll(() => workspace.remove());

describe(`the shipped content with ${Object.keys(ordinaryEdits).join(', ')}`, () => {
  it('passes the check', async () => {
    const { code, output } = await workspace.run('check');
    expect({ code, output }).toMatchObject({ code: 0 });
  });

  it('is built', async () => {
    const { code, output } = await workspace.run('build');
    expect({ code, output }).toMatchObject({ code: 0 });
  });
});
