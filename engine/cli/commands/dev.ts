import { createServer } from 'vite';

import config from '../../../vite.config';

const server = await createServer({ ...config, configFile: false });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
