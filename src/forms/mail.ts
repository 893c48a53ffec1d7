/** A line of an email: the label of a field and what was typed or chosen. */
export interface MailLine {
  name: string;
  label: string;
  text: string;
}

const LONG_BOX = 'message';

/**
 * The text of an email with the content of a form.
 * @param lines the fields from top to bottom; empty ones are left out
 * @returns one line per field, then the message
 */
export function toMailText(lines: MailLine[]): string {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const short = filled.filter(({ name }) => name !== LONG_BOX);
  const message = filled.find(({ name }) => name === LONG_BOX)?.text;
  const facts = short.map(({ label, text }) => `${label}: ${text}`).join('\n');
  return message === undefined ? facts : `${facts}\n\n${message}`;
}

/**
 * A link that opens a prepared email.
 * @param to the recipient
 * @param subject its subject
 * @param text its text, with lines separated by `\n`
 */
export function toMailLink(to: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
