import { copy } from '../copy.ts';

/** A field as it was posted. */
export type Entry = [name: string, value: string];

/** The fields of the contract, and the maximum length of each, in UTF-16 code units. */
const HIDDEN = { form: 20, id: 24, fax: 1000, newsletter: 10, next: 2000, drawing: 2000 };
const ANSWERS = { kv: 40, n: 40, solve: 40 };
const BOXES = { topic: 100, subject: 200, name: 200, organization: 200, email: 254, phone: 60 };
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const VISIT = {
  page: 500,
  referrer: 500,
  ...Object.fromEntries(CAMPAIGN.map((name) => [name, 200])),
};
/** Where the visit of the sender came from. */
export const VISIT_FIELDS: readonly string[] = Object.keys(VISIT);
const FIELDS: Record<string, number> = {
  ...HIDDEN,
  ...ANSWERS,
  ...BOXES,
  ...VISIT,
  cv: 2000,
  message: 20_000,
};
/** How many fields of a form are read. */
export const MOST_FIELDS = 40;
const NEEDED: Record<string, string[]> = {
  inquiry: ['email', 'name', 'message'],
  newsletter: ['email'],
};
/** No two parts can match the same character, so that it runs in linear time. */
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@.<>,;:"()[\]\\]+(?:\.[^\s@.<>,;:"()[\]\\]+)+$/;
const ID = /^[\da-f]{24}$/;
/** Control characters, which could inject mail headers or control a terminal. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
const CONTROLS_AND_BREAKS = /\p{Cc}+/gu;

/** A message of one of our forms. */
export interface Message {
  form: 'inquiry' | 'newsletter';
  /** What the script of the form made up; undefined if a browser sent it by itself. */
  id: string | undefined;
  /** The page of thanks, for a browser that sent it by itself. */
  next: string | undefined;
  isRobot: boolean;
  email: string;
  /** The other fields that hold something. */
  fields: Record<string, string>;
}

/** Errors by field; none if it was no message of our forms at all. */
export type FieldErrors = Record<string, string>;

/** Whether the contract has a field of this name. */
export function isKnownField(name: string): boolean {
  return Object.hasOwn(FIELDS, name);
}

/**
 * Reads a message, and validates it as the form in the browser does.
 * @param isScript whether a script has sent it, which makes up an id
 */
export function readMessage(entries: Entry[], isScript: boolean): Message | FieldErrors {
  const { form = '', id, next, fax, email = '', ...others } = toFields(entries);
  if (!isForm(form) || ((isScript || id) && !ID.test(id ?? ''))) return {};
  const errors = findErrors(entries, { form, email, ...others });
  if (Object.keys(errors).length > 0) return errors;
  const fields = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
  return { form, id: id || undefined, next, isRobot: Boolean(fax), email, fields };
}

/** Whether what was read is a message, rather than what is wrong with it. */
export function isMessage(read: Message | FieldErrors): read is Message {
  return typeof read.fields === 'object';
}

function isForm(name: string): name is Message['form'] {
  return Object.hasOwn(NEEDED, name);
}

/** The known fields, as plain text; the answers to a one-line become part of its address. */
function toFields(entries: Entry[]): Record<string, string> {
  const plain = entries.slice(0, MOST_FIELDS).flatMap(([name, value]): Entry[] => {
    if (!isKnownField(name) || value.length > (FIELDS[name] ?? 0)) return [];
    return [[name, name === 'message' ? toLines(value) : value.replace(CONTROLS_AND_BREAKS, ' ')]];
  });
  const isAnswer = ([name]: Entry) => Object.hasOwn(ANSWERS, name);
  const answers = plain.filter(isAnswer);
  const fields = Object.fromEntries(plain.filter((entry) => !isAnswer(entry)));
  if (fields.drawing && answers.length > 0) fields.drawing += `?${new URLSearchParams(answers)}`;
  return fields;
}

/** Lines end as scripts write them, however the browser sent them. */
function toLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ');
}

/** A sentence for each invalid field, by name. */
function findErrors(entries: Entry[], fields: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of NEEDED[fields.form ?? ''] ?? []) {
    if (!fields[name]?.trim()) errors[name] = copy.empty;
  }
  if (!errors.email && !EMAIL.test(fields.email ?? '')) errors.email = copy.noEmail;
  for (const [name, { length }] of entries) {
    // What a script adds by itself is left out instead: no visitor could correct it.
    const most = isKnownField(name) && !Object.hasOwn(VISIT, name) ? FIELDS[name] : undefined;
    if (most !== undefined && length > most) errors[name] = copy.tooLong(most);
  }
  return errors;
}
