import { expect, it, vi } from 'vitest';
import { createToastQueue } from './toaster';

const toMessage = (title: string) => ({ tone: 'good' as const, title, text: '' });

it('shows three at a time, the others when there is room', () => {
  const queue = createToastQueue();
  for (const title of ['a', 'b', 'c', 'd', 'e']) queue.add(toMessage(title));
  const titles = () => queue.shown().map(({ title }) => title);
  expect(titles()).toEqual(['a', 'b', 'c']);
  queue.remove(queue.shown()[1]?.id ?? 0);
  expect(titles()).toEqual(['a', 'c', 'd']);
});

it('tells its listeners, until they leave, and keeps its list while nothing changes', () => {
  const queue = createToastQueue();
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  queue.add(toMessage('a'));
  expect(queue.shown()).toBe(queue.shown());
  leave();
  queue.add(toMessage('b'));
  expect(listener).toHaveBeenCalledTimes(1);
});
