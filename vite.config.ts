import mdx from '@mdx-js/rollup';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentAdmin } from '#admin';
import { remembered } from '#site/mdx/remembered';
import { contentSite } from '#site/plugin';
import { rememberedStyles } from '#site/publish/remembered-styles';
import { mdxOptions, mdxSources } from './src/mdx/mdx-options.ts';

export default defineConfig({
  plugins: [
    remembered(mdx(mdxOptions), mdxSources),
    react(),
    rememberedStyles(tailwindcss()),
    contentSite({
      config: './src/content.config.ts',
      // Small parts that most pages load, such as forms in the footer and terms in texts.
      common:
        /\/features\/forms\/native-form-fields|\/ui\/(use-hydrated|lazy-island|term\.)|\/blocks\/terminals|\/load-once/,
    }),
    contentAdmin(),
  ],
});
