import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from '#site/build/content/content-plugin';
import { toEnvironments } from '#site/build/environments';
import { picturePlugin } from '#site/build/images/picture-plugin';
import { mdxPlugin } from '#site/build/mdx/mdx-plugin';
import { pageStubs } from '#site/build/page-stubs';
import { devServer } from '#site/dev/dev-server';

export default defineConfig({
  appType: 'custom',
  plugins: [
    contentPlugin(),
    mdxPlugin(),
    picturePlugin(),
    react(),
    tailwindcss(),
    pageStubs(),
    devServer(),
  ],
  environments: toEnvironments(''),
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
});
