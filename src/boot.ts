/**
 * The first kilobyte: the page works without it. It makes the menu work in browsers that do not
 * know `command` and `closedby` yet, starts React when the page is painted and the browser idle, or
 * the visitor first acts, and opens the search with Ctrl or ⌘ K, however early that is pressed. It
 * keeps what is typed into a form that is left before that.
 */
import { keepTyped } from './features/forms/keep-typed.ts';
import { collectKeys, isTextBox } from './features/search/early-keys.ts';
import { readKept } from './lib/kept.ts';
import { nextTask } from './lib/next-task.ts';

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
  const { hydrate } = await import('./entry-client.tsx');
  await hydrate();
  if (readKept('folder') !== null) await import('./features/folder/show-count.ts');
}

/** Cached scripts load before the first paint and would delay it. */
function startWhenPainted() {
  new PerformanceObserver(startWhenIdle).observe({ type: 'paint', buffered: true });
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
  else setTimeout(start, 200);
}

/**
 * Opens the search, except from a text box, where the keys may mean something else: on a Mac, Ctrl K
 * deletes to the end of the line. Browsers that fill in a form report key presses without a key.
 */
function openSearch(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key?.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  if (isTextBox(target)) return;
  event.preventDefault();
  collectKeys();
  const follow = () => document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
  start().then(follow, follow);
}

/** The form that the browser is sending by itself. */
let sent: EventTarget | null = null;

function noteSent({ target }: Event) {
  sent = target;
}

/** Until scripts have started, nothing else keeps what was typed. */
function keepForms() {
  if ('live' in document.documentElement.dataset) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) {
    if (form !== sent) keepTyped(form);
  }
}

function operateDialog({ target }: MouseEvent) {
  const control = target instanceof Element ? target.closest('[commandfor]') : null;
  const dialog = document.getElementById(control?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (control?.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

/** A press that begins in a dialog, such as to select text, may end beside it. */
let pressedBeside = false;

function notePress(event: MouseEvent) {
  pressedBeside = findDialogBeside(event) !== undefined;
}

function closeBeside(event: MouseEvent) {
  if (pressedBeside) findDialogBeside(event)?.close();
}

/** The dialog beside which the pointer is, on its backdrop. */
function findDialogBeside({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement)) return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInside ? undefined : target;
}

// Some browsers know only one of the two.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', operateDialog);
}
if (!('closedBy' in HTMLDialogElement.prototype)) {
  document.addEventListener('pointerdown', notePress);
  document.addEventListener('click', closeBeside);
}
for (const act of FIRST_ACTS) addEventListener(act, start, { passive: true });
addEventListener('pointermove', startOnMove, { passive: true });
addEventListener('keydown', openSearch);
addEventListener('submit', noteSent);
addEventListener('pagehide', keepForms);
if (document.readyState === 'complete') startWhenPainted();
else addEventListener('load', startWhenPainted, { once: true });
