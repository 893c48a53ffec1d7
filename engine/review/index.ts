export { postReview } from './post-review.ts';
export { type ReviewOptions, reviewChange } from './review-change.ts';
