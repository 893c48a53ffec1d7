import mdx from '@mdx-js/rollup';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mdxOptions } from '#site/mdx/mdx-options';
import { remembered } from '#site/mdx/remembered';
import { contentSite } from '#site/plugin';

export default defineConfig({
  plugins: [
    remembered(mdx(mdxOptions)),
    react(),
    tailwindcss(),
    contentSite({ config: './src/content.config.ts' }),
  ],
});
