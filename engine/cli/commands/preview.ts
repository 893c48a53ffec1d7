import { parseArgs } from 'node:util';

import { startPreview } from '#site/preview/preview-server';
import { print } from '../../base/print.mjs';

const PORT = Number(process.env.PORT ?? 4173);
// npm run preview -- --host=0.0.0.0 lets others in, such as a phone on the same desk.

const { host } = parseArgs({ options: { host: { type: 'string' } } }).values;
await startPreview(process.cwd(), PORT, host);
print(`The site is at http://${host ?? 'localhost'}:${PORT}\n`);
