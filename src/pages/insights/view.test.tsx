import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSampleCopy, sampleContext, sampleSite } from '../../components/ui/site.fixture.tsx';
import { SiteContext } from '../../components/ui/site-context.tsx';
import { insightsCopySchema } from '../../features/articles/copy.ts';
import { buildIndex } from '../../features/search/search-index.ts';
import { ArticleBrowser } from './view.tsx';

const copy = readSampleCopy(insightsCopySchema, 'insights');
const LIST = '/insights';
const GUIDES = '/insights/category/guides';
const CATEGORY = 'Technical Guides' as const;

const article = (number: number, category: string) => ({
  path: `/insights/${number}`,
  title: `Article ${number}`,
  excerpt: 'About relays.',
  category,
  author: 'Ada',
  badge: 'outline' as const,
  date: '2026-01-01',
  length: '9 min',
  product: null,
});
const articles = Array.from({ length: 12 }, (_, index) =>
  article(index + 1, index < 8 ? CATEGORY : 'Reports'),
);

function Page({ further }: { further: string }) {
  const path = useLocation().pathname;
  const category = path === GUIDES ? CATEGORY : null;
  const isFurther = path === further;
  const filters = [
    { label: copy.all, path: LIST, current: category === null },
    { label: CATEGORY, path: GUIDES, current: category === CATEGORY },
  ];
  const list = {
    path,
    category,
    filters,
    older: path === LIST ? further : null,
    newest: category === null ? LIST : GUIDES,
    articles: isFurther ? articles.slice(6) : articles.slice(0, 6),
  };
  return (
    <SiteContext value={sampleContext}>
      <ArticleBrowser page={{ ...list, copy }} />
    </SiteContext>
  );
}

const answer = vi.fn<(address: string) => Promise<Response>>();

/** Opens an address; each test uses its own further page, since fetched data is cached. */
function open(address = LIST, further = `/insights/page/${Math.random()}`) {
  const router = createMemoryRouter([{ path: '*', element: <Page further={further} /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return {
    further,
    addressOf: () => router.state.location.pathname + router.state.location.search,
    back: () => act(() => router.navigate(-1)),
  };
}

const rows = () => [...document.querySelectorAll('.article-list li')];
const filterLinks = () =>
  within(screen.getByRole('navigation')).getAllByRole<HTMLAnchorElement>('link');
const more = () => screen.getByRole('link', { name: copy.loadMore });
const announced = () => document.querySelector('[aria-live=polite]')?.textContent;
const readStatus = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Waits until fetched content is shown. */
async function settle() {
  await act(() => vi.dynamicImportSettled());
  await wait(10);
}

/** Sets whether the browser is online; the library only receives changes. */
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => onlineManager.setOnline(isOnline));
}

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Load More', () => {
  it('appends the next page, moves the focus to its first article and says so', async () => {
    answer.mockResolvedValue(new Response('{}'));
    const { further, addressOf } = open();
    expect(announced()).toBe('');
    more().focus();
    fireEvent.click(more());
    await settle();
    expect(answer).toHaveBeenCalledWith(`${further}.json`);
    expect(rows().map((row) => row.querySelector('h3')?.textContent)).toEqual(
      articles.map(({ title }) => title),
    );
    expect(addressOf()).toBe(further);
    expect(document.activeElement).toBe(rows()[6]?.querySelector('a'));
    expect(announced()).toBe(`${copy.all}. ${copy.announcement} 12`);
    expect(screen.queryByRole('link', { name: copy.loadMore })).toBeNull();
    expect(screen.queryByRole('link', { name: copy.newer })).toBeNull();
  });

  it('is undone by Back', async () => {
    answer.mockResolvedValue(new Response('{}'));
    const { back } = open();
    fireEvent.click(more());
    await settle();
    await back();
    expect(rows()).toHaveLength(6);
  });

  it('tries four times, ever later, and can be tried again', async () => {
    answer.mockRejectedValue(new TypeError('no line'));
    const { addressOf } = open();
    fireEvent.click(more());
    await settle();
    expect(readStatus()).toBe(copy.more.loading);
    for (const [pause, tries] of [
      [1000, 2],
      [2000, 3],
      [4000, 4],
    ] as const) {
      await wait(pause - 40);
      expect(answer).toHaveBeenCalledTimes(tries - 1);
      await wait(40);
      expect(answer).toHaveBeenCalledTimes(tries);
    }
    expect(readStatus()).toContain(copy.more.failed);
    expect(addressOf()).toBe(LIST);
    answer.mockResolvedValue(new Response('{}'));
    fireEvent.click(screen.getByRole('button', { name: copy.more.retry }));
    await settle();
    expect(rows()).toHaveLength(12);
  });

  it('leaves a click that asks for a new tab to the browser', () => {
    open();
    expect(fireEvent.click(more(), { ctrlKey: true })).toBe(true);
    expect(readStatus()).toBe('');
  });

  it('waits for a line while there is none, and goes on by itself', async () => {
    answer.mockResolvedValue(new Response('{}'));
    open();
    setOnline(false);
    fireEvent.click(more());
    await settle();
    expect(readStatus()).toBe(copy.more.offline);
    expect(rows()).toHaveLength(6);
    setOnline(true);
    await act(async () => dispatchEvent(new Event('online')));
    await settle();
    expect(rows()).toHaveLength(12);
  });
});

describe('a further page that is opened by its address', () => {
  it('is shown alone, and links to the first page', () => {
    open('/insights/page/2', '/insights/page/2');
    expect(rows()).toHaveLength(6);
    const back = screen.getByRole('link', { name: copy.newer });
    expect(back.getAttribute('href')).toBe(LIST);
  });
});

describe('the filters', () => {
  it('request nothing without a query, and mark the current category', () => {
    open();
    expect(filterLinks().map((link) => link.getAttribute('href'))).toEqual([LIST, GUIDES]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(copy.all);
  });

  it('keep the query, whatever characters it has', async () => {
    const query = 'cost & #3 of 100%';
    open(`${LIST}?q=${encodeURIComponent(query)}`);
    await settle();
    for (const { href } of filterLinks()) {
      const { searchParams, hash } = new URL(href);
      expect(searchParams.get('q')).toBe(query);
      expect(hash).toBe('');
    }
  });
});

describe('a search in the list', () => {
  const words = sampleSite.search;
  const source = ({ path, title, excerpt, category, author, ...rest }: (typeof articles)[0]) => ({
    kind: 'article',
    path,
    title,
    excerpt,
    category,
    author,
    sections: [],
    words: '',
    article: rest,
  });
  const index = buildIndex(articles.map(source));

  it('says when the index does not arrive, and loads the page again', async () => {
    answer.mockRejectedValueOnce(new TypeError('no line'));
    open(`${LIST}?q=relays`);
    await settle();
    expect(readStatus()).toBe(words.failure);
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    fireEvent.click(screen.getByRole('button', { name: words.retry }));
    expect(assign).toHaveBeenCalledWith(`${LIST}?q=relays`);
  });

  it('marks what matched', async () => {
    answer.mockResolvedValue(new Response(JSON.stringify(index)));
    open(`${LIST}?q=relays`);
    await settle();
    expect(rows()).toHaveLength(12);
    expect(rows()[0]?.querySelector('mark')?.textContent).toBe('relays');
  });

  it('stays within its category, and goes along to another one', async () => {
    const { addressOf } = open(`${GUIDES}?q=relays`);
    await settle();
    expect(readStatus()).toBe(`${copy.search.results} 8`);
    fireEvent.click(screen.getByRole('link', { name: copy.all }));
    await settle();
    expect(addressOf()).toBe(`${LIST}?q=relays`);
    expect(readStatus()).toBe(`${copy.search.results} 12`);
  });

  it('without hits links to all categories and to contact, and can be cleared', async () => {
    const { addressOf } = open(`${GUIDES}?q=perpetuum`);
    await settle();
    expect(readStatus()).toBe(copy.search.nothing);
    expect(screen.getByRole('link', { name: copy.search.contact.label })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: copy.search.everywhere }));
    expect(addressOf()).toBe(`${LIST}?q=perpetuum`);
    fireEvent.click(screen.getByRole('link', { name: copy.search.clear }));
    expect(addressOf()).toBe(LIST);
    expect(rows()).toHaveLength(6);
  });
});
