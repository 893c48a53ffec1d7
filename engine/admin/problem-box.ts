import { type BoxState, type BoxWords, type Mending, toBoxWords } from './box-state.ts';
import type { EditorData } from './config.ts';
import { findFormOfFile } from './find-form.ts';
import type { ListedProblem } from './listed-problems.ts';
import { showField } from './show-field.ts';

/** What changes what the box says about the open form. */
const CHANGES = ['Update', 'input', 'change', 'click', 'hashchange'];

/** What the box asks whenever something has changed. */
export type ReadState = () => Omit<BoxState, 'problems' | 'mending'>;

/**
 * Shows beside the form what is wrong in the files and in the form, and keeps it up to date.
 * @param source sends events, each the problems as JSON
 * @param mend mends all files; returns how many it has changed
 */
export function showProblemBox(
  { config }: Pick<EditorData, 'config'>,
  source: EventSource,
  readState: ReadState,
  mend: () => Promise<number>,
): { renew: () => void } {
  const box = document.createElement('aside');
  box.id = 'problems';
  box.setAttribute('aria-live', 'polite');
  document.body.append(box);
  let problems: ListedProblem[] | undefined;
  let mending: Mending | undefined;
  let shown = '';
  const render = () => {
    const words = toBoxWords({ ...readState(), problems, mending });
    const key = JSON.stringify(words);
    if (words === undefined || key === shown) return;
    shown = key;
    box.toggleAttribute('data-clean', words.isClean);
    box.replaceChildren(...toNodes(config, words, press));
  };
  const press = async () => {
    mending = 'begun';
    renew();
    mending = await mend().then(
      (changed): Mending => (changed > 0 ? 'done' : 'nothing'),
      (): Mending => 'failed',
    );
    renew();
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
  addEventListener('input', () => {
    if (mending !== 'begun') mending = undefined;
  });
  new MutationObserver(renew).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'aria-invalid'],
  });
  return { renew };
}

function toNodes(config: EditorData['config'], words: BoxWords, press: () => void): Node[] {
  const { sentences, problems, button } = words;
  const nodes: Node[] = sentences.map((sentence) => toElement('p', sentence));
  if (button !== undefined) {
    const control = toElement('button', button);
    control.type = 'button';
    control.addEventListener('click', press);
    nodes.push(control);
  }
  if (problems.length === 0) return nodes;
  const list = document.createElement('ul');
  list.append(...problems.map((problem) => toItem(config, problem)));
  return [...nodes, list];
}

/** A problem, whose first line leads to its field if it has one. */
function toItem(config: EditorData['config'], listed: ListedProblem): Node {
  const { file, field, text, changes } = listed;
  const [first = '', ...others] = [...text.split('\n'), ...changes];
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

function toElement<Tag extends 'a' | 'button' | 'p'>(
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
