export { postReview } from './post-review.ts';
export { runReview } from './run-review.ts';
