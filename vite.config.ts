import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { devServer } from './src/dev/dev-server';
import { contentPlugin } from './src/publish/content/content-plugin';
import { toEnvironments } from './src/publish/environments';
import { picturePlugin } from './src/publish/images/picture-plugin';
import { leanRouter } from './src/publish/lean-router';
import { mdxPlugin } from './src/publish/mdx/mdx-plugin';

/** How MDX becomes a module; loaded for the first file that no earlier run has compiled. */
async function loadMdx() {
  const { default: mdx } = await import('@mdx-js/rollup');
  const { mdxOptions } = await import('./src/publish/mdx/mdx-options');
  return mdx(mdxOptions);
}

export default defineConfig({
  appType: 'custom',
  plugins: [
    contentPlugin(),
    mdxPlugin(loadMdx),
    picturePlugin(),
    react(),
    tailwindcss(),
    leanRouter(),
    devServer(),
  ],
  environments: toEnvironments(''),
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
});
