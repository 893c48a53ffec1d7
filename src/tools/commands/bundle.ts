import { endWithParent, untilTold } from '../../node/step';
import { bundleSite } from '../../publish/bundle-site';

// A step of `build`, which says where to, and when the content has been checked and compiled.
const [, , stage = ''] = process.argv;

endWithParent();
const isChecked = untilTold();
await bundleSite(process.cwd(), stage, isChecked);
