import { toOrigin, toPublicOrigin } from '../../lib/site-address';
import { buildSite } from '../build-site';

const { SITE_URL, SITE_ENV } = process.env;
const isProduction = process.argv.includes('--production') || SITE_ENV === 'production';

try {
  const origin = isProduction ? toPublicOrigin(SITE_URL) : toOrigin(SITE_URL);
  const note = SITE_URL ? '' : ' (SITE_URL is not set; a build for the public needs it)';
  console.log(`Building for ${origin}${note}`);
  process.exitCode = await buildSite(process.cwd());
} catch (error) {
  const isSetting = error instanceof Error && error.message.startsWith('SITE_');
  console.error(isSetting ? error.message : error);
  process.exitCode = 1;
}
