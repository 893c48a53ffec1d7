import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from '#site/build/content/content-plugin';
import { toEnvironments } from '#site/build/environments';
import { picturePlugin } from '#site/build/images/picture-plugin';
import { mdxPlugin } from '#site/build/mdx/mdx-plugin';
import { pageStubs } from '#site/build/page-stubs';
import { devServer } from '#site/dev/dev-server';

/** How MDX becomes a module; loaded for the first file that no earlier run has compiled. */
async function loadMdx() {
  const { default: mdx } = await import('@mdx-js/rollup');
  const { mdxOptions } = await import('#site/build/mdx/mdx-options');
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
    pageStubs(),
    devServer(),
  ],
  environments: toEnvironments(''),
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
});
