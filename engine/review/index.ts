export { toComment } from './comment';
export { runReview } from './run-review';
