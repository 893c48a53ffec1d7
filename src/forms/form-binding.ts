import type { ComponentType, FormEvent, RefObject } from 'react';
import type { FormState } from './form-state';
import type { FormSetup } from './setup';

/** What a form needs to keep, check and send what is typed. */
export interface FormBinding {
  state: FormState;
  setup: FormSetup;
  /**
   * Shows the state of the form; it loads with the form's script, before there is anything to show.
   */
  Messages: ComponentType<{ form: FormBinding }> | undefined;
  /** The actions of the buttons beside it. */
  actions: Record<'retry' | 'mail' | 'discard' | 'startAnew', () => void>;
  bind: {
    ref: RefObject<HTMLFormElement | null>;
    /** Without scripts the browser validates; with them, messages are shown beside the fields. */
    noValidate: boolean;
    onFocus: () => void;
    onInput: (event: FormEvent) => void;
    onSubmit: (event: FormEvent) => void;
  };
}
