import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listFiles } from '#check/read/files';
import { type Addition, type BuiltSite, findSite, type SiteApi } from '#site/api';
import { toPlainError } from '../check/cli/plain-error.mjs';
import { bundleEditor } from './bundle-editor.ts';
import { toEditorData } from './config.ts';
import { listEditorHeaders } from './headers.ts';
import { serveAdmin } from './serve-admin.ts';
import { type EditorHost, readEditorHost } from './settings.ts';

/**
 * Adds forms for all content to the site of `contentSite()`, at `/admin`: always in development, and
 * to a build if `SITE_EDITOR_REPO` says where they save.
 */
export function contentAdmin(): Plugin {
  let site: SiteApi;
  return {
    name: 'content-admin',
    configResolved({ plugins, command }) {
      site = findSite(plugins);
      // A wrong setting is reported before anything is built.
      const host = command === 'build' ? readHost() : undefined;
      if (host !== undefined) site.publish((built) => makeAdmin(built, host));
    },
    configureServer({ config, middlewares }) {
      // Before Vite's own middleware, which does not know the editor's files.
      middlewares.use(serveAdmin(config.root, site.devContent));
    },
  };
}

function readHost(): EditorHost | undefined {
  try {
    return readEditorHost(process.env);
  } catch (error) {
    throw toPlainError(error);
  }
}

/** Makes `/admin`, and everything it loads below it. */
async function makeAdmin(
  { root, model, siteData }: BuiltSite,
  host: EditorHost,
): Promise<Addition> {
  const folder = await bundleEditor(root);
  const names = await listFiles(folder);
  const files = new Map<string, string | Uint8Array>();
  for (const name of names) files.set(name, await readFile(join(folder, name)));
  const data = toEditorData(model, { ...host, title: siteData.site.brand.name });
  files.set('admin/config.json', JSON.stringify(data));
  const headers = listEditorHeaders(host.oauth).map((header) => ({ path: '/admin', header }));
  return { files, headers };
}
