import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite, sampleSite } from '../../components/ui/site.fixture.tsx';
import { collectKeys } from './early-keys.ts';
import { SearchDialog } from './search-dialog.tsx';
import { buildIndex } from './search-index.ts';

const words = sampleSite.search;

const source = (kind: string, path: string, title: string) => ({
  kind,
  path,
  title,
  excerpt: 'About it.',
  category: '',
  author: '',
  sections: [],
  words: '',
});
const pages = [
  {
    ...source('product', '/products/meter', 'Meter'),
    rows: [{ to: '#ratings', text: 'Rated voltage: 38 kV' }],
  },
  source('article', '/insights/meters', 'Reading meters'),
  ...Array.from({ length: 6 }, (_, index) =>
    source('article', `/insights/${index}`, `Metering ${index}`),
  ),
];
const answer = vi.fn<() => Promise<Response>>();
const onClose = vi.fn();

const box = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option');
const chosen = () => options().findIndex((one) => one.getAttribute('aria-selected') === 'true');
const readStatus = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.change(box(), { target: { value } });

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
/** Types all of a query, and waits for what is found. */
async function search(value: string) {
  type(value);
  await settle();
}

async function open() {
  renderInSite(
    <>
      <SearchDialog onClose={onClose} />
      <Address />
    </>,
  );
  await settle();
}

/** Shows where the router is. */
function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}
const address = () => screen.getByTestId('address').textContent;

// Loaded once, as for visitors; this environment has no workers.
beforeAll(() => Promise.all([import('./open-search.ts'), import('./load-finder.ts')]));
beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockReset();
  answer.mockReset().mockResolvedValue(new Response(JSON.stringify(buildIndex(pages))));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the search dialog', () => {
  // This test comes first, since the index is cached once loaded.
  it('reports that the index failed to load, and opens the search page instead', async () => {
    answer.mockRejectedValueOnce(new TypeError('no line'));
    await open();
    await search('meter');
    expect(readStatus()).toBe(words.failure);
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    fireEvent.click(screen.getByRole('button', { name: words.retry }));
    expect(assign).toHaveBeenCalledWith('/search?q=meter');
    assign.mockRestore();
  });

  it('groups hits by kind, five of each, and counts them all', async () => {
    await open();
    expect(readStatus()).toBe(words.keys);
    await search('meter');
    expect(
      screen.getAllByRole('group').map((group) => within(group).getAllByRole('option').length),
    ).toEqual([1, 5]);
    expect(screen.getByRole('group', { name: words.kinds.product }).textContent).toContain('Meter');
    expect(readStatus()).toBe(`${words.results} ${pages.length}`);
    expect(document.querySelector('mark')?.textContent).toBe('Meter');
    const all = screen.getByRole('link', { name: words.all });
    expect(all.getAttribute('href')).toBe(`${words.browse.to}?q=meter`);
  });

  it('links to the row that matches', async () => {
    await open();
    await search('38 kV');
    expect(options()[0]?.getAttribute('href')).toBe('/products/meter#ratings');
    expect(options()[0]?.textContent).toContain('Rated voltage: 38 kV');
  });

  it('moves the active option by arrow keys, cyclically, and resets it for another query', async () => {
    await open();
    await search('meter');
    expect(chosen()).toBe(0);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(chosen()).toBe(1);
    expect(box().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(chosen()).toBe(options().length - 1);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    expect(chosen()).toBe(0);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    await search('meteri');
    expect(chosen()).toBe(0);
  });

  it('scrolls to the option that an arrow key makes active', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    await open();
    await search('meter');
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(scrolled.mock.contexts).toEqual([options().at(-1)]);
    scrolled.mockRestore();
  });

  it('closes when Enter opens the active option', async () => {
    await open();
    await search('meter');
    const followed = vi.fn();
    options()[1]?.addEventListener('click', followed);
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(followed).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('opens the first hit when it arrives, if Enter was pressed before', async () => {
    await open();
    type('meter');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onClose).not.toHaveBeenCalled();
    await settle();
    expect(onClose).toHaveBeenCalledOnce();
    expect(address()).toBe(pages[0]?.path);
  });

  it('forgets Enter when the query changes before hits arrive', async () => {
    await open();
    type('meter');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await search('metering');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('opens the search page if Enter finds no hit', async () => {
    await open();
    await search('perpetuum');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await settle();
    expect(address()).toBe(`${words.browse.to}?q=perpetuum`);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('ignores Enter in an empty box', async () => {
    await open();
    await search(' ');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await settle();
    expect(address()).toBe('/');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ['a browser that says so', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('leaves Enter and arrows to the composing of a sign, in %s', async (_, composing) => {
    await open();
    await search('meter');
    for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(box(), { key, ...composing });
    await settle();
    expect(chosen()).toBe(0);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('offers suggestions while empty, and searches for the pressed one', async () => {
    await open();
    const [first = '', ...others] = words.suggestions.words;
    expect(others.length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: first }));
    expect(box()).toHaveProperty('value', first);
    expect(document.activeElement).toBe(box());
    expect(screen.queryByRole('button', { name: first })).toBeNull();
  });

  it('keeps the query typed before it had loaded', async () => {
    collectKeys();
    for (const key of ['m', 'e', 'Shift', 't', 'e', 'r']) {
      fireEvent.keyDown(document.body, { key });
    }
    await open();
    expect(box()).toHaveProperty('value', 'meter');
    await settle();
    expect(options().length).toBeGreaterThan(0);
  });

  it('can be cleared without hits, and links to contact and the full list', async () => {
    await open();
    await search('perpetuum');
    expect(readStatus()).toBe(words.nothing);
    expect(box().getAttribute('aria-expanded')).toBe('false');
    for (const { label, to } of [words.contact, words.browse]) {
      expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
    }
    fireEvent.click(screen.getByRole('button', { name: words.clear }));
    expect(box()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(box());
  });
});
