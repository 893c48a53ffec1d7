import mdx from '@mdx-js/rollup';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { remembered } from '#site/mdx/remembered';
import { contentSite } from '#site/plugin';
import { mdxOptions, mdxSources } from './src/mdx/mdx-options.ts';

export default defineConfig({
  plugins: [
    remembered(mdx(mdxOptions), mdxSources),
    react(),
    tailwindcss(),
    contentSite({
      config: './src/content.config.ts',
      // Forms in the footer and terms in texts: most pages load them.
      common:
        /\/features\/forms\/native-form-fields|\/ui\/(use-hydrated|lazy-island|term\.)|\/load-once/,
    }),
  ],
});
