import type { FormField, FormResult, FormWords } from '../collections/files/forms';

/** What was typed into a form, by the name of the field. */
export type Values = Record<string, string>;

/** A field of a form: its words, and when it is asked at all. */
export interface Field extends Pick<FormField, 'label' | 'missing' | 'malformed'> {
  /** The topic that asks for it; every topic where there is none. */
  onlyFor?: string;
  /** Of a field for files: what has to be said about those that were chosen. */
  validate?: (files: readonly File[]) => string | undefined;
}

/** All that distinguishes one form from another, once somebody uses it. */
export interface FormSetup {
  /** Its name in this tab and on the server. */
  name: 'enquiry' | 'newsletter';
  /** The server that takes it; null where it opens an email. */
  endpoint: string | null;
  /** Where emails go. */
  email: string;
  /** The subject of the email; `about` names the product, market or position, or is empty. */
  toSubject: (values: Values, about: string) => string;
  fields: Record<string, Field>;
  words: FormWords;
  sent: FormResult;
  /** When the server, or this tab, knows the sender already. */
  duplicate?: FormResult;
  /** What stands instead of the form after success; without it, a line below the field. */
  done?: { reference: string; home: { label: string; to: string }; another: string };
}

/** What became of a message; `wait` is for how many seconds the server wants no other attempt. */
export type Outcome =
  | { kind: 'sent'; reference: string | null }
  | { kind: 'duplicate' }
  | { kind: 'rejected'; errors: Record<string, string>; message: string | null }
  | { kind: 'failed'; reason: keyof FormWords['failed']['reasons']; wait?: number };
