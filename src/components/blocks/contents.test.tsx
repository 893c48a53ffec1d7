import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../ui/site.fixture.tsx';
import { Contents } from './contents.tsx';

const headings = [
  { depth: 2, id: 'one', text: 'One' },
  { depth: 3, id: 'part', text: 'Part' },
  { depth: 2, id: 'two', text: 'Two' },
  { depth: 2, id: 'three', text: 'Three' },
];

/** Reports headings that have moved, as the browser would. */
let move: (visible: Record<string, boolean>) => void;
const stop = vi.fn();
const watched: string[] = [];

beforeEach(() => {
  watched.length = 0;
  stop.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = stop;
      constructor(tell: (entries: { isIntersecting: boolean; target: { id: string } }[]) => void) {
        move = (visible) =>
          act(() =>
            tell(
              Object.entries(visible).map(([id, isIntersecting]) => ({
                isIntersecting,
                target: { id },
              })),
            ),
          );
      }
      observe({ id }: Element) {
        watched.push(id);
      }
    },
  );
  renderInSite(
    <>
      <Contents headings={headings} />
      {headings.map(({ id }) => (
        <p key={id} id={id} />
      ))}
    </>,
  );
});
afterEach(() => {
  cleanup();
});

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map((link) => link.textContent);

describe('the list of chapters', () => {
  it('links to chapters without their subheadings', () => {
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#one', '#two', '#three']);
    expect(watched).toEqual(['one', 'two', 'three']);
  });

  it('marks the current chapter while scrolling down and up', () => {
    move({ one: false, two: false, three: false });
    expect(current()).toEqual([]);
    move({ one: true });
    expect(current()).toEqual(['One']);
    move({ three: true, two: true });
    expect(current()).toEqual(['Three']);
    move({ three: false });
    expect(current()).toEqual(['Two']);
    move({ one: false, two: false });
    expect(current()).toEqual([]);
  });

  it('is omitted without chapters', () => {
    cleanup();
    renderInSite(<Contents headings={[{ depth: 3, id: 'part', text: 'Part' }]} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('disconnects its observer when unmounted', () => {
    expect(stop).not.toHaveBeenCalled();
    cleanup();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
