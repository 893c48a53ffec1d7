/** The state of a form, and what to show for it. */
export type FormState =
  /** Nothing to show. After the form was cleared, focus moves to its first field. */
  | { status: 'idle'; isEmptied?: boolean }
  /** The fields hold restored values. */
  | { status: 'restored' }
  /** The restored values were discarded. */
  | { status: 'discarded' }
  | {
      status: 'invalid';
      /** The error of each invalid field, by name. */
      errors: Record<string, string>;
      /** What the server says about the form as a whole. */
      message: string | null;
      /** Counts refusals: each one moves focus again. */
      attempt: number;
    }
  | { status: 'sending' }
  /** `text` is empty if a toast has shown it. */
  | { status: 'sent'; title: string; text: string }
  | { status: 'failed'; reason: string }
  /** An email was opened; `text` is its content, for people without an email program. */
  | { status: 'mailed'; link: string; text: string };

/** What happens to a form. */
export type FormEvent =
  | { type: 'restore' | 'discard' | 'send' | 'empty' }
  | { type: 'refuse'; errors: Record<string, string>; message: string | null }
  /** A field with an error has changed: the remaining error, if any. */
  | { type: 'correct'; name: string; error: string | undefined }
  | { type: 'accept'; title: string; text: string }
  | { type: 'fail'; reason: string }
  | { type: 'mail'; link: string; text: string };

export const IDLE: FormState = { status: 'idle' };

/**
 * The state after an event.
 * @returns the same object if the event changes nothing
 */
export function toFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'restore':
      // That a message is being sent matters more than that its values are restored.
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
    case 'mail':
      return { status: 'mailed', link: event.link, text: event.text };
  }
}

function correct(
  state: FormState & { status: 'invalid' },
  { name, error }: FormEvent & { type: 'correct' },
): FormState {
  const { [name]: before, ...others } = state.errors;
  if (before === undefined || before === error) return state;
  if (error !== undefined) return { ...state, errors: { ...state.errors, [name]: error } };
  // What the server said about the whole form concerned values that have since changed.
  return Object.keys(others).length === 0 ? IDLE : { ...state, errors: others, message: null };
}
