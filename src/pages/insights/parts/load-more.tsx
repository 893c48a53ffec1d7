import type { MouseEvent } from 'react';
import { useFurtherPage } from '#site/browser/use-further-page';
import { Button, ButtonLink } from '../../../components/ui/button';
import { isPlainClick } from '../../../lib/clicks';
import type { InsightsPage } from '../page';

interface LoadMoreProps {
  /** The address of the next page. */
  to: string;
  label: string;
  words: InsightsPage['copy']['more'];
  /** Called once the data of that page has arrived. */
  onLoaded: () => void;
}

/** A link to the next page of a list that fetches it in place, and says how that gets on. */
export function LoadMore({ to, label, words, onLoaded }: LoadMoreProps) {
  const { state, load } = useFurtherPage(to, onLoaded);
  const onPress = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state === 'idle' || state === 'failed') load();
  };
  return (
    <>
      <ButtonLink variant="secondary" to={to} label={label} onClick={onPress} />
      <span role="status">{state === 'idle' || state === 'done' ? '' : words[state]}</span>
      {state === 'failed' && (
        <Button variant="small" type="button" label={words.retry} onClick={load} />
      )}
    </>
  );
}
