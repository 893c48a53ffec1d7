import type { Page } from 'playwright';
import { startDevelopment } from './development.ts';
import type { EditorPage } from './editor-page.ts';
import { openEditor } from './editor-page.ts';
import type { Workspace } from './workspace.ts';
import { createWorkspace } from './workspace.ts';

/** A copy of the project served in development, with its editor open in a browser. */
export interface DevelopmentEditor {
  workspace: Workspace;
  editor: EditorPage;
  /** Opens the editor in a browser of its own; the test closes it. */
  openAnother: () => Promise<EditorPage>;
  close: () => Promise<void>;
}

interface Options {
  /** Changes the copy before it is served. */
  prepare?: (workspace: Workspace) => Promise<void>;
  /** Receives the page before it is opened. */
  listen?: (page: Page) => void;
}

/** Serves a copy of the project in development, and opens its editor. */
export async function openDevelopmentEditor({
  prepare,
  listen,
}: Options = {}): Promise<DevelopmentEditor> {
  const workspace = await createWorkspace();
  await prepare?.(workspace);
  const development = await startDevelopment(workspace.root);
  const address = `${development.origin}admin`;
  const editor = await openEditor(address, workspace.root, listen);
  return {
    workspace,
    editor,
    openAnother: () => openEditor(address, workspace.root),
    close: async () => {
      await editor.close();
      await development.close();
      await workspace.remove();
    },
  };
}
