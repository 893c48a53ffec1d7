import { parseWords, readCall } from '#base/call';
import { startPreview } from '#site/preview/preview-server';

/** `npm run preview`: serves `dist/`; with `-- --host=0.0.0.0` to a phone on this network too. */
export async function preview(): Promise<void> {
  const { root, env, words, print } = readCall();
  const { host } = parseWords(words, { host: { type: 'string' } }).values;
  const port = Number(env.PORT ?? 4173);
  await startPreview(root, port, host);
  print(`The site is at http://${host ?? 'localhost'}:${port}\n`);
}
