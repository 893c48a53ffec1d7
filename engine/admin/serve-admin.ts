import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { fixContent } from '#check';
import { loadOnce } from '#site/browser/load-once';
import type { DevContent } from '#site/dev/dev-content';
import { bundleEditor } from './bundle-editor.ts';
import { toEditorData } from './config.ts';
import { listProblems } from './listed-problems.ts';
import { readEditorHost } from './settings.ts';

const PROBLEMS = '/admin/problems';
const FIX = `${PROBLEMS}/fix`;

/** Serves the editor at `/admin`, which works on the local folder. */
export function serveAdmin(root: string, contentOf: () => DevContent): Connect.NextHandleFunction {
  const openFiles = loadOnce(async () => sirv(await bundleEditor(root), { dev: true }));
  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://dev');
    if (!/^\/admin(\/|$)/.test(pathname)) return next();
    try {
      const content = contentOf();
      if (pathname === PROBLEMS) sendProblems(root, response, content);
      else if (pathname === FIX) await fixAllContent(root, request, response, content);
      else if (pathname === '/admin/config.json') await sendConfig(response, content);
      else (await openFiles())(request, response, next);
    } catch (error) {
      next(error);
    }
  };
}

async function sendConfig(response: ServerResponse, content: DevContent) {
  const entry = await content.current();
  const title = entry?.siteData.site.brand.name ?? 'Content';
  const { repo } = readEditorHost(process.env) ?? { repo: 'owner/name' };
  const data = toEditorData(await content.model(), { title, repo, problems: PROBLEMS });
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(data));
}

/**
 * Fixes what has one right answer, as `npm run check -- --fix` does, and answers with the number of
 * files that it changed. Only pages of this server may ask for it.
 */
async function fixAllContent(
  root: string,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  content: DevContent,
) {
  const isOwn = headers.origin !== undefined && new URL(headers.origin).host === headers.host;
  if (method !== 'POST' || !isOwn) {
    response.statusCode = method === 'POST' ? 403 : 405;
    return response.end();
  }
  const fixed = await fixContent(await content.model(), root);
  response.end(String(fixed.length));
}

/** Sends every problem now, and again after each change, as server-sent events. */
function sendProblems(root: string, response: ServerResponse, content: DevContent) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  const stop = content.watch((problems) => {
    response.write(`data: ${JSON.stringify(listProblems(root, problems))}\n\n`);
  });
  response.once('close', stop);
}
