import mdx from '@mdx-js/rollup';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mdxOptions } from '#site/build/mdx/mdx-options';
import { contentSite } from '#site/plugin';

export default defineConfig({
  plugins: [
    mdx(mdxOptions),
    react(),
    tailwindcss(),
    contentSite({ config: './src/content.config.ts' }),
  ],
});
