// Asks before somebody leaves a form whose changes are not saved.

const QUESTION = 'This form has changes that are not saved. Leave it without saving?';
const FORM = /^#\/collections\/[^/]+\/(new|entries)\b/;
/** It can be pressed as soon as a field says something else than its file. */
const SAVE = 'button[aria-keyshortcuts$="+S"]:not(:disabled)';
/** What changes a field by a click. */
const CONTROLS = 'button, [role="option"], [role="radio"], [role="checkbox"], [role="switch"]';
/** The bar with Save and with the arrow back. */
const BAR = '.toolbar.primary';
/** Sveltia notices what is typed into a text a little later, in milliseconds. */
const DELAY = 1000;

/** Whether the open form has changes that nobody saved. */
export interface OpenForm {
  hasChanges: () => boolean;
  /** To be called when it is saved. */
  markSaved: () => void;
}

/** Follows what somebody does in forms, and asks before it is lost. */
export function guardForms(): OpenForm {
  let isEdited = false;
  let typed = Number.NEGATIVE_INFINITY;
  const markSaved = () => {
    isEdited = false;
    typed = Number.NEGATIVE_INFINITY;
  };
  const hasChanges = () =>
    isEdited && (document.querySelector(SAVE) !== null || performance.now() - typed < DELAY);

  const markEdited = ({ isTrusted, type }: Event) => {
    if (!isTrusted || !FORM.test(location.hash)) return;
    isEdited = true;
    if (type === 'input') typed = performance.now();
  };
  for (const type of ['input', 'change', 'paste', 'drop', 'cut'])
    addEventListener(type, markEdited, true);
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element && event.target.closest(CONTROLS);
      if (control && !control.closest(BAR)) markEdited(event);
    },
    true,
  );

  addEventListener('beforeunload', (event) => {
    if (hasChanges()) event.preventDefault();
  });
  // Browsers without it leave without a question; Sveltia then offers its backup of the form.
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { cancelable, destination } = event;
    if (!destination.sameDocument || isSameForm(destination.url)) return;
    if (cancelable && hasChanges() && !confirm(QUESTION)) event.preventDefault();
    else markSaved();
  });
  // Sveltia shows another page also if the browser refused its address.
  addEventListener(
    'hashchange',
    (event) => {
      if (new URL(event.newURL).hash !== location.hash) event.stopImmediatePropagation();
    },
    true,
  );
  // It does not wait for an answer of the browser when it goes back.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError')
      event.preventDefault();
  });
  return { hasChanges, markSaved };
}

function isSameForm(address: string): boolean {
  const toPath = (hash: string) => hash.replace(/\?.*/, '');
  return toPath(new URL(address).hash) === toPath(location.hash);
}
