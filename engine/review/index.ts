export { folderOf } from './build-state';
export { toComment } from './comment';
export { runReview } from './run-review';
