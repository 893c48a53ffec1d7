import { type KeyboardEvent, useState } from 'react';

interface ActiveOption {
  /** The id of the option that Enter opens; none while there are no options. */
  activeId: string | undefined;
  /** The id of the option at a position. */
  toId: (index: number) => string;
  /** Handles the arrow keys and Enter of the box that the options belong to. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The option of a list box that the arrow keys have reached, while the focus stays in the box.
 * @param listId the id of the list box
 * @param options its options; with other ones, the first is active again
 */
export function useActiveOption(listId: string, options: unknown[]): ActiveOption {
  const [active, setActive] = useState({ options, index: 0 });
  const count = options.length;
  const index = active.options === options ? active.index : 0;
  const toId = (position: number) => `${listId}-${position}`;
  const move = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    const next = (index + step + count) % count;
    setActive({ options, index: next });
    document.getElementById(toId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
    if (event.key === 'Enter') document.getElementById(toId(index))?.click();
  };
  return { activeId: count > 0 ? toId(index) : undefined, toId, onKeyDown };
}
