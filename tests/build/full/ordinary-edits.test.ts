import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeOrdinaryEdits, ordinaryEdits } from '../../content/ordinary-edits';
import { PROJECT } from '../../site/folders';
import type { Workspace } from '../workspace';
import { createWorkspace } from '../workspace';

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
