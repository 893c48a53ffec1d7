import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { devServer } from './src/build/dev-server';
import { environments } from './src/build/environments';
import { picturePlugin } from './src/build/images/picture-plugin';
import { leanPreload } from './src/build/lean-preload';
import { leanRouter } from './src/build/lean-router';
import { mdxPlugin } from './src/build/mdx-plugin';

export default defineConfig({
  appType: 'custom',
  plugins: [
    mdxPlugin(),
    picturePlugin(),
    react(),
    tailwindcss(),
    leanRouter(),
    leanPreload(),
    devServer(),
  ],
  environments,
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
});
