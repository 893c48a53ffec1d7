/**
 * The first kilobyte: the page works without it. It makes the menu work in browsers that do not
 * know `command` and `closedby` yet, starts React when the page is painted and the browser idle, or
 * the visitor first acts, and opens the search with Ctrl or ⌘ K, however early that is pressed.
 */
import { nextTask } from './lib/next-task';

const FIRST_ACTS = ['pointerdown', 'keydown', 'touchstart'];
const IDLE_TIMEOUT = 3000;

let started: Promise<void> | undefined;

function start(): Promise<void> {
  started ??= load();
  return started;
}

/** A mouse at rest over the page causes an event without movement, before the first paint. */
function startOnMove({ movementX, movementY }: PointerEvent) {
  if (movementX !== 0 || movementY !== 0) start();
}

async function load() {
  for (const act of FIRST_ACTS) removeEventListener(act, start);
  removeEventListener('pointermove', startOnMove);
  if (import.meta.hot) await import('#site/browser/dev-client');
  await import('#site/browser/libraries');
  await nextTask();
  const { hydrate } = await import('./entry-client');
  await hydrate();
}

/** Cached scripts load before the first paint and would delay it. */
function startWhenPainted() {
  new PerformanceObserver(startWhenIdle).observe({ type: 'paint', buffered: true });
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
  else setTimeout(start, 200);
}

function openSearch(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  event.preventDefault();
  const follow = () => document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
  start().then(follow, follow);
}

function operateDialogs() {
  document.addEventListener('click', ({ target, clientX, clientY }) => {
    if (!(target instanceof Element)) return;
    const control = target.closest('[commandfor]');
    if (control) operateDialog(control);
    else if (target instanceof HTMLDialogElement && isOutside(target, clientX, clientY)) {
      target.close();
    }
  });
}

function operateDialog(control: Element) {
  const dialog = document.getElementById(control.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (control.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

function isOutside(dialog: HTMLDialogElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

if (!('commandForElement' in HTMLButtonElement.prototype)) operateDialogs();
for (const act of FIRST_ACTS) addEventListener(act, start, { passive: true });
addEventListener('pointermove', startOnMove, { passive: true });
addEventListener('keydown', openSearch);
if (document.readyState === 'complete') startWhenPainted();
else addEventListener('load', startWhenPainted, { once: true });
