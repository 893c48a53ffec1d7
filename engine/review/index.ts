export { folderOf } from './build-state';
export { runReview } from './run-review';
