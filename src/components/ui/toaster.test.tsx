import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showToast } from './toaster.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

const copy = { region: 'Messages', label: 'Message', dismiss: 'Dismiss' };
const titles = () =>
  Array.from(document.querySelectorAll('.toast__title'), ({ textContent }) => textContent);
const dismiss = (index: number) => {
  const button = screen.getAllByRole('button', { name: 'Dismiss' })[index];
  if (button !== undefined) fireEvent.click(button);
};

it('shows three toasts at a time and queues the others', () => {
  act(() => {
    for (const title of ['a', 'b', 'c', 'd', 'e'])
      showToast({ tone: 'good', title, text: '' }, copy);
  });
  expect(titles()).toEqual(['a', 'b', 'c']);
  dismiss(1);
  expect(titles()).toEqual(['a', 'c', 'd']);
  for (let left = 4; left > 0; left -= 1) dismiss(0);
  expect(titles()).toEqual([]);
});
