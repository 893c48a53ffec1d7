import { type BoxMessage, type BoxState, type Fixing, toBoxMessage } from './box-state.ts';
import type { EditorData } from './config.ts';
import { findFormOfFile } from './find-form.ts';
import type { ListedProblem } from './listed-problems.ts';
import { showField } from './show-field.ts';

/** What changes what the box says about the open form. */
const CHANGES = ['Update', 'input', 'change', 'click', 'hashchange'];

/** What the box asks whenever something has changed. */
export type ReadState = () => Omit<BoxState, 'problems' | 'fixing'>;

/**
 * Shows beside the form what is wrong in the files and in the form, and keeps it up to date.
 * @param source sends events, each the problems as JSON
 * @param fix fixes all files; returns how many it has changed
 */
export function showProblemBox(
  { config }: Pick<EditorData, 'config'>,
  source: EventSource,
  readState: ReadState,
  fix: () => Promise<number>,
): { renew: () => void } {
  const box = document.createElement('aside');
  box.id = 'problems';
  box.setAttribute('aria-live', 'polite');
  document.body.append(box);
  let problems: ListedProblem[] | undefined;
  let fixing: Fixing | undefined;
  let shown = '';
  const render = () => {
    const message = toBoxMessage({ ...readState(), problems, fixing });
    const key = JSON.stringify(message);
    if (message === undefined || key === shown) return;
    shown = key;
    box.toggleAttribute('data-clean', message.isClean);
    box.replaceChildren(...toNodes(config, message, press));
  };
  const press = async () => {
    fixing = 'begun';
    renew();
    fixing = await fix().then(
      (changed): Fixing => (changed > 0 ? 'done' : 'nothing'),
      (): Fixing => 'failed',
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
    if (fixing !== 'begun') fixing = undefined;
  });
  new MutationObserver(renew).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'aria-invalid'],
  });
  return { renew };
}

function toNodes(config: EditorData['config'], message: BoxMessage, press: () => void): Node[] {
  const { sentences, problems, button } = message;
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
