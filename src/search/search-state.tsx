import type { FinderState } from './use-finder';

interface SearchStateProps {
  state: FinderState['state'];
  count: number;
  words: { loading: string; failure: string; results: string; nothing: string };
}

/** Search progress and results, announced politely. */
export function SearchState({ state, count, words }: SearchStateProps) {
  return <p role="status">{toMessage({ state, count, words })}</p>;
}

function toMessage({ state, count, words }: SearchStateProps): string {
  if (state === 'loading') return words.loading;
  if (state === 'failed') return words.failure;
  return count === 0 ? words.nothing : `${words.results} ${count}`;
}
