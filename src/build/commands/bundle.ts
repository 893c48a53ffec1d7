import { bundleSite } from '../bundle-site';

try {
  process.exitCode = await bundleSite(process.cwd());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
