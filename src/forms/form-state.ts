/** What a form is doing, and what it says of it. */
export type FormState =
  /** Nothing to say. Where it was emptied, the focus goes to its first field. */
  | { status: 'idle'; isEmptied?: boolean }
  /** What was typed before stands in the fields again. */
  | { status: 'restored' }
  /** What had been restored was thrown away. */
  | { status: 'discarded' }
  | {
      status: 'invalid';
      /** What is wrong with a field, by its name. */
      errors: Record<string, string>;
      /** What the server says of the whole. */
      message: string | null;
      /** Counts the refusals: each brings the focus back. */
      attempt: number;
    }
  | { status: 'sending' }
  /** `text` is empty where a toast has said it. */
  | { status: 'sent'; title: string; text: string }
  | { status: 'failed'; reason: string }
  /** An email was opened; `text` are its words, for people who have no program for it. */
  | { status: 'mailed'; explanation: string; link: string; text: string };

/** What happens to a form. */
export type FormEvent =
  | { type: 'restore' | 'discard' | 'send' | 'empty' }
  | { type: 'refuse'; errors: Record<string, string>; message: string | null }
  /** A field has changed about which something was said: what is still wrong with it, if anything. */
  | { type: 'correct'; name: string; error: string | undefined }
  | { type: 'accept'; title: string; text: string }
  | { type: 'fail'; reason: string }
  | { type: 'mail'; explanation: string; link: string; text: string };

export const IDLE: FormState = { status: 'idle' };

/**
 * The state after an event.
 * @returns the same state where the event changes nothing
 */
export function toFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'restore':
      // A message on its way says more than that its words are back.
      return state.status === 'idle' ? { status: 'restored' } : state;
    case 'discard':
      return { status: 'discarded' };
    case 'send':
      return { status: 'sending' };
    case 'empty':
      return { status: 'idle', isEmptied: true };
    case 'refuse': {
      const { errors, message } = event;
      const attempt = state.status === 'invalid' ? state.attempt + 1 : 1;
      return { status: 'invalid', errors, message, attempt };
    }
    case 'correct':
      return state.status === 'invalid' ? correct(state, event) : state;
    case 'accept':
      return { status: 'sent', title: event.title, text: event.text };
    case 'fail':
      return { status: 'failed', reason: event.reason };
    case 'mail': {
      const { explanation, link, text } = event;
      return { status: 'mailed', explanation, link, text };
    }
  }
}

function correct(
  state: FormState & { status: 'invalid' },
  { name, error }: FormEvent & { type: 'correct' },
): FormState {
  const { [name]: before, ...others } = state.errors;
  if (before === undefined || before === error) return state;
  if (error !== undefined) return { ...state, errors: { ...state.errors, [name]: error } };
  // What the server said of the whole was about words that have changed since.
  return Object.keys(others).length === 0 ? IDLE : { ...state, errors: others, message: null };
}

/** What is wrong with each field, by its name. */
export function errorsOf(state: FormState): Record<string, string> {
  return state.status === 'invalid' ? state.errors : {};
}
