export { runReview } from './run-review';
