import type { Values } from './values.ts';

/** The state of a form, and what to show for it. */
export type FormState =
  /** Nothing to show. After the form was cleared, focus moves to its first field. */
  | { status: 'idle'; isEmptied?: boolean }
  /** The fields hold values from before, or could: `offered` was left out for what was typed. */
  | { status: 'restored'; isKept: boolean; offered: Values }
  | { status: 'discarded'; offered: Values }
  | { status: 'sending' }
  /** Counts refusals: each one moves focus again. */
  | (Refusal & { attempt: number })
  /** `text` is empty if a toast has shown it. */
  | { status: 'sent'; title: string; text: string }
  | { status: 'failed'; reason: string }
  /** An email was opened; `text` is its content, for people without an email program. */
  | { status: 'mailed'; link: string; text: string };

/** A message that was refused, by the form itself or by the server. */
export interface Refusal {
  status: 'invalid';
  /** The error of each invalid field, by name. */
  errors: Record<string, string>;
  /** What the server says about the form as a whole. */
  message: string | null;
}

/** A field with an error has changed: the remaining error, if any. */
interface Correction {
  status: 'corrected';
  name: string;
  error: string | undefined;
}

/** The fields were filled in, as the page was opened or by a link that was followed on it. */
interface Begun {
  status: 'begun';
  isKept: boolean;
  offered: Values;
}

/** What happens to a form: it enters a state, is filled in, or a field is corrected. */
export type FormAction = Exclude<FormState, Refusal> | Refusal | Begun | Correction;

export const IDLE: FormState = { status: 'idle' };

/**
 * The state after an event.
 * @returns the same object if the event changes nothing
 */
export function toFormState(state: FormState, event: FormAction): FormState {
  switch (event.status) {
    case 'begun':
      return begin(state, event);
    case 'invalid':
      return { ...event, attempt: state.status === 'invalid' ? state.attempt + 1 : 1 };
    case 'corrected':
      return state.status === 'invalid' ? correct(state, event) : state;
    default:
      return event;
  }
}

function begin(state: FormState, { isKept, offered }: Begun): FormState {
  // That a message is being sent matters more than that its values are restored.
  if (state.status === 'sending') return state;
  const hasNews = isKept || Object.keys(offered).length > 0;
  if (hasNews) return { status: 'restored', isKept, offered };
  // A link to the form begins another message.
  return state.status === 'sent' ? IDLE : state;
}

function correct(state: FormState & { status: 'invalid' }, { name, error }: Correction): FormState {
  const { [name]: before, ...others } = state.errors;
  if (before === undefined || before === error) return state;
  if (error !== undefined) return { ...state, errors: { ...state.errors, [name]: error } };
  // What the server said about the whole form concerned values that have since changed.
  return Object.keys(others).length === 0 ? IDLE : { ...state, errors: others, message: null };
}
