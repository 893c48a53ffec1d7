/** The plugin of Vite that adds `/admin` to a site. */
export { contentAdmin } from './plugin.ts';
