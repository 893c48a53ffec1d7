import type { ComponentType, FormEvent, RefObject } from 'react';
import type { FormState } from './form-state';
import type { FormSetup } from './setup';

/** What the buttons beside a form do. */
export interface FormActions {
  retry: () => void;
  mail: () => void;
  discard: () => void;
  startAnew: () => void;
}

/** What a form needs to keep, check and send what is typed. */
export interface FormBinding {
  state: FormState;
  setup: FormSetup;
  /** What says how it is; it comes with what a form does, before there is anything to say. */
  Messages: ComponentType<{ form: FormBinding }> | undefined;
  actions: FormActions;
  bind: {
    ref: RefObject<HTMLFormElement | null>;
    /** Without scripts the browser checks; with them the words stand beside the fields. */
    noValidate: boolean;
    onFocus: () => void;
    onInput: (event: FormEvent) => void;
    onSubmit: (event: FormEvent) => void;
  };
}
