import { toOrigin } from '#base/site-address';
import type { ContentModel } from '#check';
import { buildSite } from '#site/build/build-site';
import { print } from '../../base/print.mjs';

/** `npm run build`: builds the site into `dist/`; `-- --production` for the public one. */
export async function build(model: ContentModel): Promise<void> {
  const { SITE_URL, SITE_ENV } = process.env;
  const isProduction = process.argv.includes('--production') || SITE_ENV === 'production';
  // Visitors to the public site cannot edit anything.
  if (isProduction) delete process.env.SITE_EDIT_LINKS;
  const origin = toOrigin(SITE_URL, isProduction);
  const note = SITE_URL ? '' : ' (SITE_URL is not set; a build for the public needs it)';
  print(`Building for ${origin}${note}\n`);
  process.exitCode = await buildSite(model, process.cwd());
}
