import type { FinderState } from './use-finder';

interface SearchStateProps {
  state: FinderState['state'];
  count: number;
  words: { loading: string; failure: string; results: string; nothing: string };
}

/** Search progress and results, announced politely. */
export function SearchState({ state, count, words }: SearchStateProps) {
  const found = count === 0 ? words.nothing : `${words.results} ${count}`;
  const messages = { loading: words.loading, failed: words.failure, ready: found };
  return <p role="status">{messages[state]}</p>;
}
