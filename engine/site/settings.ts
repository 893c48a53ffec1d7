import { relative, resolve } from 'node:path';
import { createLogger, type Plugin, type UserConfig } from 'vite';
import { PlainError, toPlainError, validateFolder } from '../check/cli/plain-error.mjs';
import { safeConsole } from '../check/cli/print.mjs';
import type { SiteContext } from './context.ts';
import { openPhotos } from './images/photo-store.ts';
import { readPort } from './preview/read-port.ts';
import { refuseTakenPort } from './preview/refuse-taken-port.ts';
import { sharedBuild, toEnvironments } from './publish/environments.ts';
import { nameStaging } from './publish/staging.ts';

/** What builds and tests write: a development server would reload pages for it. */
const OUTPUT = /^(\.cache|\.build|\.inquiries|dist|tests)(\/|$)/;

/** The settings of Vite that follow from what the site is. */
export function settings(context: SiteContext): Plugin {
  return {
    name: 'content-site:settings',
    config(user, { command, isPreview }) {
      const root = resolve(user.root ?? process.cwd());
      const problem = validateFolder(root);
      if (problem !== undefined) throw new PlainError(problem);
      const isBuild = command === 'build';
      // Visitors to the public site cannot edit anything.
      if (isBuild && isProduction()) delete process.env.SITE_EDIT_LINKS;
      const logLevel = user.logLevel ?? (isBuild ? 'warn' : undefined);
      const photos = isPreview ? undefined : openPhotos(root);
      if (photos !== undefined) context.photos = () => photos;
      Object.assign(context, { root, isBuild, staging: nameStaging() });
      const portIf = (isListening: boolean | undefined, usual: number) =>
        isListening ? readPort(usual) : usual;
      const config: UserConfig = {
        appType: 'custom',
        ...(logLevel && { logLevel }),
        // Its output may quote content.
        customLogger: createLogger(logLevel, { console: safeConsole }),
        define: {
          // Pages contain links to the editor only if a preview build asks for them.
          'import.meta.env.SITE_EDIT_LINKS': JSON.stringify(process.env.SITE_EDIT_LINKS ?? ''),
        },
        build: sharedBuild,
        environments: toEnvironments(context.modules, isBuild ? context.staging : ''),
        builder: { sharedConfigBuild: true, sharedPlugins: true },
        server: {
          port: user.server?.port ?? portIf(!isBuild && !isPreview, 5173),
          strictPort: user.server?.strictPort ?? true,
          watch: { ignored: [(file: string) => isOutput(relative(root, file))] },
        },
        preview: {
          port: user.preview?.port ?? portIf(isPreview, 4173),
          strictPort: user.preview?.strictPort ?? true,
        },
      };
      return config;
    },
    configureServer(server) {
      const { listen } = server;
      server.listen = (...call) =>
        listen.apply(server, call).catch((error: unknown) => {
          throw toPlainError(error);
        });
    },
    configurePreviewServer: async ({ config: { preview } }) => {
      await refuseTakenPort(
        preview.port,
        typeof preview.host === 'string' ? preview.host : undefined,
      );
    },
  };
}

/** Whether builds or tests write what is at a path from the project's folder. */
export function isOutput(path: string): boolean {
  return OUTPUT.test(path.replaceAll('\\', '/'));
}

/** Whether a build is for the public. */
export function isProduction(): boolean {
  return process.argv.includes('--production') || process.env.SITE_ENV === 'production';
}
