import { endWithParent } from '../../node/step';
import { openBundles } from '../../publish/bundle-cache';
import { bundleSite } from '../../publish/bundle-site';

// A step of `build`, which says where to.
const [, , stage = ''] = process.argv;

endWithParent();
const { remember } = await openBundles(process.cwd());
await bundleSite(process.cwd(), stage);
await remember(stage);
