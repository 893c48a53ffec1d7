import { type KeyboardEvent, useState } from 'react';

/**
 * The active option of a listbox, moved by the arrow keys while focus stays in the input.
 * @param listId the id of the listbox
 * @param options its options; when they change, the first becomes active
 * @returns the id of the option that Enter opens, if there is one; the id of the option at an
 * index; and what handles arrow keys and Enter for the input that owns the options
 */
export function useActiveOption(listId: string, options: unknown[]) {
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
