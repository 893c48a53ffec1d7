import { buildSite } from '../build-site';

try {
  process.exitCode = await buildSite(process.cwd());
} catch (error) {
  const isSetting = error instanceof Error && error.message.startsWith('SITE_');
  console.error(isSetting ? error.message : error);
  process.exitCode = 1;
}
