import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import type { ContentModel } from '#check';
import { contentPlugin } from './build/content/content-plugin';
import { toEnvironments } from './build/environments';
import { picturePlugin } from './build/images/picture-plugin';
import { pageStubs } from './build/page-stubs';
import { devServer } from './dev/dev-server';

/** How Vite bundles the site, and serves it in development. */
export const toViteConfig = (model: ContentModel): UserConfig => ({
  appType: 'custom',
  plugins: [
    contentPlugin(),
    picturePlugin(),
    react(),
    tailwindcss(),
    pageStubs(),
    devServer(model),
  ],
  // Pages contain links to the editor only if a preview build asks for them.
  define: {
    'import.meta.env.SITE_EDIT_LINKS': JSON.stringify(process.env.SITE_EDIT_LINKS ?? ''),
  },
  environments: toEnvironments(''),
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
});
