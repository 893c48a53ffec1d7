import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../components/ui/site.fixture';
import { collectKeys } from './early-keys';
import { SiteSearch } from './site-search';

afterEach(() => {
  cleanup();
});

it('leaves the keys to its box when the shortcut is pressed again', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  renderInSite(<SiteSearch label="Search" />);
  /** What `boot.ts` does at Ctrl K. */
  const press = async () => {
    collectKeys();
    await act(async () => document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click());
  };
  await press();
  const box = await screen.findByRole('combobox');
  await press();
  // False if the key was intercepted.
  expect(fireEvent.keyDown(box, { key: 'm' })).toBe(true);
});
