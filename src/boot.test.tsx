import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./entry-client.tsx', () => ({ hydrate: async () => undefined }));
vi.mock('#site/browser/libraries', () => ({}));

/** What ends with the test, other than what the page shows. */
const undo: (() => void)[] = [];

/** The attributes of dialogs that the browser operates by itself, besides those that it does not. */
function know(...attributes: ('command' | 'closedby')[]) {
  const targets = {
    command: [HTMLButtonElement.prototype, 'commandForElement'],
    closedby: [HTMLDialogElement.prototype, 'closedBy'],
  } as const;
  for (const [prototype, property] of attributes.map((name) => targets[name])) {
    Object.defineProperty(prototype, property, { configurable: true, value: null });
    undo.push(() => Reflect.deleteProperty(prototype, property));
  }
}

/** Runs `boot.ts`; it stops listening after the test. */
async function boot() {
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => {
        listen(type, listener);
        undo.push(() => target.removeEventListener(type, listener));
      },
    );
  }
  vi.resetModules();
  await import('./boot.ts');
}

const menu = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const INSIDE = { clientX: 50, clientY: 50 };
const BESIDE = { clientX: 500, clientY: 50 };

/** Presses at one place of the menu and lets go at another. */
function press(from: object, to: object) {
  fireEvent.pointerDown(menu(), from);
  fireEvent.click(menu(), to);
}

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  render(
    <>
      <button type="button" {...{ command: 'show-modal', commandfor: 'menu' }}>
        Open
      </button>
      <a href="#found" aria-keyshortcuts="Control+K">
        Search
      </a>
      <dialog id="menu">
        <button type="button" {...{ command: 'close', commandfor: 'menu' }}>
          Close
        </button>
      </dialog>
    </>,
  );
  menu().getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
});
afterEach(async () => {
  // What has been pressed starts React, which must not happen during tests of other files.
  await vi.dynamicImportSettled();
  cleanup();
  for (const step of undo.splice(0)) step();
  vi.restoreAllMocks();
});

describe('a browser that knows neither command nor closedby', () => {
  beforeEach(boot);

  it('opens and closes a dialog by its buttons', () => {
    fireEvent.click(screen.getByText('Open'));
    expect(menu().open).toBe(true);
    fireEvent.click(screen.getByText('Close'));
    expect(menu().open).toBe(false);
  });

  it.each([
    ['closes a dialog when pressed beside it', BESIDE, BESIDE, false],
    ['leaves a dialog open when pressed in it', INSIDE, INSIDE, true],
    ['leaves a dialog open when a selection in it ends beside it', INSIDE, BESIDE, true],
  ])('%s', (_, from, to, open) => {
    menu().showModal();
    press(from, to);
    expect(menu().open).toBe(open);
  });
});

describe('a browser that knows one of them', () => {
  it('closes a dialog when pressed beside it, though it knows command', async () => {
    know('command');
    await boot();
    menu().showModal();
    press(BESIDE, BESIDE);
    expect(menu().open).toBe(false);
  });

  it('opens a dialog by its button, though it knows closedby', async () => {
    know('closedby');
    await boot();
    fireEvent.click(screen.getByText('Open'));
    expect(menu().open).toBe(true);
    press(BESIDE, BESIDE);
    expect(menu().open).toBe(true);
  });

  it('leaves dialogs to a browser that supports both', async () => {
    know('command', 'closedby');
    await boot();
    fireEvent.click(screen.getByText('Open'));
    expect(menu().open).toBe(false);
  });
});

describe('a key', () => {
  const opened = vi.fn();
  beforeEach(async () => {
    opened.mockClear();
    await boot();
    screen.getByText('Search').addEventListener('click', opened);
  });

  it('opens the search with Ctrl+K once hydrated', async () => {
    fireEvent.keyDown(window, { key: 'K', ctrlKey: true });
    await vi.waitFor(() => expect(opened).toHaveBeenCalled());
  });

  it.each([
    ['a box of one line', <input key="line" />],
    ['a box of a text', <textarea key="text" />],
  ])('is left to %s, where it may mean something else', (_, box) => {
    const { container } = render(box);
    const [element] = container.children;
    const isFree = element && fireEvent.keyDown(element, { key: 'k', ctrlKey: true });
    expect(isFree).toBe(true);
    expect(opened).not.toHaveBeenCalled();
  });

  it('may be missing from the event, as with autofill', () => {
    const errors: unknown[] = [];
    const note = (event: ErrorEvent) => errors.push(event.error);
    window.addEventListener('error', note);
    window.dispatchEvent(new Event('keydown'));
    window.removeEventListener('error', note);
    expect(errors).toEqual([]);
    expect(opened).not.toHaveBeenCalled();
  });
});
