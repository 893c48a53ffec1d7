import { count } from '#base/text';

/** A problem that the check found in a file, for whoever edits it. */
export interface PanelProblem {
  /** The file, relative to the project's folder. */
  file: string;
  line: number;
  severity: string;
  /** The field, what was found in it, and what to write instead. */
  sentence: string;
  /** What `npm run check -- --fix` would change; undefined if an author must decide. */
  fix?: string | undefined;
}

/**
 * Shows the problems in the files beside the form, and keeps them up to date.
 * @param address server-sent events, each a JSON list of `PanelProblem`
 */
export function showProblems(address: string): void {
  const panel = document.createElement('aside');
  panel.id = 'problems';
  panel.setAttribute('aria-live', 'polite');
  document.body.append(panel);
  new EventSource(address).addEventListener('message', ({ data }) => {
    const problems: PanelProblem[] = JSON.parse(data);
    const { length } = problems;
    const heading = toElement(
      'strong',
      length === 0 ? 'Everything fits' : count(length, 'problem'),
    );
    panel.replaceChildren(heading, ...problems.map(toParagraph));
  });
}

function toParagraph({ file, line, severity, sentence, fix }: PanelProblem): HTMLElement {
  const paragraph = toElement('p', `${severity}: ${sentence} `);
  paragraph.append(toElement('small', `${file}, line ${line}`));
  if (fix !== undefined) paragraph.append(toElement('em', ` npm run check -- --fix: ${fix}`));
  return paragraph;
}

function toElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
