// npm run test:pages looks at the pages of the built site that a change of content concerns.
import { lookAtPages } from './look-at-pages.ts';

process.exitCode = await lookAtPages(process.cwd());
