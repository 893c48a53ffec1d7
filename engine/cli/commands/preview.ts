import { parseWords, readCall } from '#base/call';
import { startPreview } from '#site/preview/preview-server';

const PORT = Number(process.env.PORT ?? 4173);
// `npm run preview -- --host=0.0.0.0` lets other devices in, such as a phone on the same network.

const { root, words, print } = readCall();
const { host } = parseWords(words, { host: { type: 'string' } }).values;
await startPreview(root, PORT, host);
print(`The site is at http://${host ?? 'localhost'}:${PORT}\n`);
