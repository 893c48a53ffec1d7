import { Fragment } from 'react';
import { Button } from '../../components/ui/button.tsx';
import type { Hit } from './open-search.ts';
import type { useHits } from './use-hits.ts';

/** Text with its matches highlighted. */
export function Marked({ parts }: { parts: ReturnType<Hit['mark']> }) {
  let position = 0;
  return parts.map(({ text, isMatch }) => {
    const key = position;
    position += text.length;
    return isMatch ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}

interface SearchStatusProps extends Pick<ReturnType<typeof useHits>, 'state' | 'retry'> {
  count: number;
  copy: Record<'loading' | 'failure' | 'results' | 'nothing' | 'retry', string>;
}

/** Search progress and results, announced politely, and how to try again. */
export function SearchStatus({ state, retry, count, copy }: SearchStatusProps) {
  const status = count === 0 ? copy.nothing : `${copy.results} ${count}`;
  const messages = { loading: copy.loading, failed: copy.failure, ready: status };
  return (
    <>
      <p role="status">{messages[state]}</p>
      {state === 'failed' && (
        <Button variant="small" type="button" label={copy.retry} onClick={retry} />
      )}
    </>
  );
}
