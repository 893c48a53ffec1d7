import { controlsOf } from './controls.ts';
import { pickAsked, readValues } from './fields.ts';
import type { FormSetup } from './types.ts';

/** The fields of a form as lines of an email, choices by their labels. */
export function readMailLines(form: HTMLFormElement, fields: FormSetup['fields']) {
  const controls = controlsOf(form);
  return Object.entries(pickAsked(fields, readValues(form))).flatMap(([name, value]) => {
    const [field, control] = [fields[name], controls[name]];
    if (field === undefined) return [];
    const isChoice = control instanceof HTMLSelectElement && value !== '';
    const text = isChoice ? (control.selectedOptions[0]?.text ?? '') : value;
    return [{ name, label: field.label, text }];
  });
}

/** The text of an email: one line per field that is filled in, then the message. */
export function toMailText(lines: ReturnType<typeof readMailLines>): string {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const short = filled.filter(({ name }) => name !== 'message');
  const message = filled.find(({ name }) => name === 'message')?.text;
  const facts = short.map(({ label, text }) => `${label}: ${text}`).join('\n');
  return message === undefined ? facts : `${facts}\n\n${message}`;
}

/** A link that opens a prepared email; the lines of its text are separated by `\n`. */
export function toMailLink(to: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
