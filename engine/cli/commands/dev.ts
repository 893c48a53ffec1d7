import { createServer } from 'vite';
import type { ContentModel } from '#check';
import { toViteConfig } from '#site/vite-config';

/** `npm run dev`: serves the site from `src/` and `content/`. */
export async function dev(model: ContentModel): Promise<void> {
  const server = await createServer({ ...toViteConfig(model), configFile: false });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
}
