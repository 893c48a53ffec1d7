import { createServer } from 'vite';
import { viteConfig } from '#site/vite-config';

const server = await createServer({ ...viteConfig, configFile: false });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
