// The form prints a text anew when it is opened. What it printed before anybody touched it tells
// later what somebody edited.

/** The box of a text. */
const TEXT = '.lexical-root:not(.code)';
/** The box of a text and its buttons. */
const EDITOR = '.text-editor';
const TOUCHES = ['beforeinput', 'keydown', 'pointerdown', 'paste', 'drop'];

interface Print {
  /** The first print. */
  text: string | undefined;
  isTouched: boolean;
}

/** How the open form printed its text before anybody touched it. */
export interface FormPrints {
  /** Undefined if the form has no text, or was touched at once. */
  first: () => string | undefined;
  /** How it prints it now; empty if it has no text. */
  last: () => string;
  /** Forgets the prints: the form shows another text from now on. */
  forget: () => void;
}

/** Follows what forms print from now on. */
export function followPrints(): FormPrints {
  let prints = new WeakMap<Element, Print>();
  let last: { box: Element; text: string } | undefined;
  const forget = () => {
    prints = new WeakMap();
  };
  // Sveltia dispatches this at the box, without bubbling, with its text in Markdown.
  const onUpdate = (event: Event) => {
    const { target } = event;
    if (!(event instanceof CustomEvent && target instanceof Element && target.matches(TEXT)))
      return;
    const text = String(event.detail.value);
    last = { box: target, text };
    if (prints.get(target)?.isTouched) return;
    prints.set(target, { text, isTouched: false });
    // Until then nobody can type into it, see admin.css.
    target.toggleAttribute('data-printed', text !== '');
  };
  const onTouch = ({ target, isTrusted }: Event) => {
    if (!isTrusted || !(target instanceof Element)) return;
    const box = target.closest(EDITOR)?.querySelector(TEXT);
    if (box) prints.set(box, { text: prints.get(box)?.text, isTouched: true });
  };
  addEventListener('Update', onUpdate, true);
  for (const type of TOUCHES) addEventListener(type, onTouch, true);
  addEventListener('hashchange', forget, true);
  return {
    forget,
    last: () => (last?.box.isConnected ? last.text : ''),
    first: () => {
      const box = document.querySelector(TEXT);
      return box ? prints.get(box)?.text : undefined;
    },
  };
}

/** A box of Lexical, the editor that Sveltia is made with, with the state of what it shows. */
interface LexicalBox extends Element {
  __lexicalEditor?: { getEditorState: () => { toJSON: () => { root: LexicalNode } } };
}

interface LexicalNode {
  type: string;
  text?: string;
  children?: LexicalNode[];
}

/** The lines of the paragraphs that the open form shows. */
export function listParagraphLines(): string[] {
  const box: LexicalBox | null = document.querySelector(TEXT);
  const { children = [] } = box?.__lexicalEditor?.getEditorState().toJSON().root ?? {};
  return children
    .filter(({ type }) => type === 'paragraph')
    .flatMap((node) => toText(node).split('\n'));
}

function toText({ type, text = '', children = [] }: LexicalNode): string {
  return type === 'linebreak' ? '\n' : text + children.map(toText).join('');
}
