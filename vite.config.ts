import mdx from '@mdx-js/rollup';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { devServer } from './src/build/dev-server';
import { environments } from './src/build/environments';
import { mdxOptions } from './src/build/mdx-options';

export default defineConfig({
  appType: 'custom',
  plugins: [{ enforce: 'pre', ...mdx(mdxOptions) }, react(), tailwindcss(), devServer()],
  environments,
  server: { port: 5173 },
});
