import { endWithParent } from '#base/step';
import { openBundles } from '#site/build/bundle-cache';
import { bundleSite } from '#site/build/bundle-site';

// A step of `build`, which says where to.
const [, , stage = ''] = process.argv;

endWithParent();
const { remember } = await openBundles(process.cwd());
await bundleSite(process.cwd(), stage);
await remember(stage);
