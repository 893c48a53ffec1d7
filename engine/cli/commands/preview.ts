import { parseWords, readCall } from '#base/call';
import { startPreview } from '#site/preview/preview-server';

/**
 * `npm run preview`: serves `dist/`. `-- --host=0.0.0.0` lets other devices in, such as a phone on
 * the same network.
 */
export async function preview(): Promise<void> {
  const { root, env, words, print } = readCall();
  const { host } = parseWords(words, { host: { type: 'string' } }).values;
  const port = Number(env.PORT ?? 4173);
  await startPreview(root, port, host);
  print(`The site is at http://${host ?? 'localhost'}:${port}\n`);
}
