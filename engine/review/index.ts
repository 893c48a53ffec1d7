export { postReview } from './post-review';
export { runReview } from './run-review';
