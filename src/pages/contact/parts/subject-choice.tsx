import type { ControlProps } from '../../../forms/form-field';
import type { ContactCopy } from '../page';

/** Everything that an inquiry can be about, by URL parameter. */
type Subjects = Record<'product' | 'market' | 'job', { slug: string; label: string }[]>;

const PARAMETERS = ['product', 'market', 'job'] as const;

interface SubjectChoiceProps {
  control: ControlProps;
  words: ContactCopy['form']['fields']['subject'];
  subjects: Subjects;
}

/** The select for products, markets and open positions. */
export function SubjectChoice({ control, words, subjects }: SubjectChoiceProps) {
  return (
    <select {...control} defaultValue="">
      <option value="">{words.none}</option>
      {PARAMETERS.filter((kind) => subjects[kind].length > 0).map((kind) => (
        <optgroup key={kind} label={words.groups[kind]}>
          {subjects[kind].map(({ slug, label }) => (
            <option key={slug} value={`${kind}:${slug}`}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

/**
 * Sets topic and subject from a link, and starts the message; what the link omits stays unchanged.
 * @param form the contact form, if it is in the page
 * @param search the query string of the link, such as `?topic=quote&product=core`
 */
export function chooseByLink(form: HTMLFormElement | null, search: string): void {
  const parameters = new URLSearchParams(search);
  const kind = PARAMETERS.find((name) => parameters.has(name));
  choose(form?.elements.namedItem('topic'), parameters.get('topic'));
  choose(form?.elements.namedItem('subject'), kind ? `${kind}:${parameters.get(kind)}` : null);
  begin(form?.elements.namedItem('message'), parameters.get('message'));
}

function choose(list: unknown, value: string | null) {
  if (!(list instanceof HTMLSelectElement) || value === null) return;
  if (!Array.from(list.options).some((option) => option.value === value)) return;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Never overwrite what the visitor typed. */
function begin(control: unknown, words: string | null) {
  if (!(control instanceof HTMLTextAreaElement) || words === null || control.value !== '') return;
  control.value = words;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
