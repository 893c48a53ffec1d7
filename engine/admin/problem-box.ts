import { type BoxState, type BoxWords, toBoxWords } from './box-state.ts';
import type { EditorData } from './config.ts';
import { findFormOfFile } from './find-form.ts';
import type { ListedProblem } from './listed-problems.ts';
import { showField } from './show-field.ts';

/** What changes what the box says about the open form. */
const CHANGES = ['Update', 'input', 'change', 'click', 'hashchange'];

/** What the box asks whenever something has changed. */
export type ReadState = () => Omit<BoxState, 'problems'>;

/**
 * Shows beside the form what is wrong in the files and in the form, and keeps it up to date.
 * @param source sends events, each the problems as JSON
 */
export function showProblemBox(
  { config }: Pick<EditorData, 'config'>,
  source: EventSource,
  readState: ReadState,
): { renew: () => void } {
  const box = document.createElement('aside');
  box.id = 'problems';
  box.setAttribute('aria-live', 'polite');
  document.body.append(box);
  let problems: ListedProblem[] | undefined;
  let shown = '';
  const render = () => {
    const words = toBoxWords({ ...readState(), problems });
    const key = JSON.stringify(words);
    if (words === undefined || key === shown) return;
    shown = key;
    box.toggleAttribute('data-clean', words.isClean);
    box.replaceChildren(...toNodes(config, words));
  };
  let isWaiting = false;
  const renew = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      render();
    });
  };
  source.addEventListener('message', ({ data }) => {
    problems = JSON.parse(data);
    renew();
  });
  for (const type of CHANGES) addEventListener(type, renew, true);
  new MutationObserver(renew).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'aria-invalid'],
  });
  return { renew };
}

function toNodes(config: EditorData['config'], { sentences, problems }: BoxWords): Node[] {
  const paragraphs = sentences.map((sentence) => toElement('p', sentence));
  if (problems.length === 0) return paragraphs;
  const list = document.createElement('ul');
  list.append(...problems.map((problem) => toItem(config, problem)));
  return [...paragraphs, list];
}

/** A problem, whose first line leads to its field if it has one. */
function toItem(config: EditorData['config'], { file, field, text }: ListedProblem): Node {
  const [first = '', ...others] = text.split('\n');
  const item = document.createElement('li');
  const form = findFormOfFile({ config }, file);
  if (form === undefined) item.append(first);
  else {
    const link = toElement('a', first);
    link.href = form.address;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      void showField(form, field);
    });
    item.append(link);
  }
  item.append(others.map((line) => `\n${line}`).join(''));
  return item;
}

function toElement<Tag extends 'a' | 'p'>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
