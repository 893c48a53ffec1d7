import { bundleSite } from '../bundle-site';

try {
  await bundleSite(process.cwd());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
