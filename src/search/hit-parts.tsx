import { Fragment } from 'react';
import type { Hit } from './finder';
import type { useHits } from './use-hits';

/** Text with its matches highlighted. */
export function Marked({ pieces }: { pieces: ReturnType<Hit['mark']> }) {
  let position = 0;
  return pieces.map(({ text, isMatch }) => {
    const key = position;
    position += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}

interface SearchStateProps {
  state: ReturnType<typeof useHits>['state'];
  count: number;
  words: { loading: string; failure: string; results: string; nothing: string };
}

/** Search progress and results, announced politely. */
export function SearchState({ state, count, words }: SearchStateProps) {
  const found = count === 0 ? words.nothing : `${words.results} ${count}`;
  const messages = { loading: words.loading, failed: words.failure, ready: found };
  return <p role="status">{messages[state]}</p>;
}
