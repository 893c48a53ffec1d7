import type { ContentChange } from '../content-changes';

const SIGNS = { added: 'New', removed: 'Gone', moved: 'Moved', changed: 'Changed' } as const;

/** What became of something, in one word. */
export function Sign({ kind }: Pick<ContentChange, 'kind'>) {
  return <span className={`sign sign--${kind}`}>{SIGNS[kind]}</span>;
}
