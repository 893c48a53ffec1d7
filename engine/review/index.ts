export { toComment, toSuggestions } from './comment';
export { runReview } from './run-review';
