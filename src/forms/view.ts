import type { ReactNode } from 'react';

import type { FormSetup } from './setup';

/** What a form shows beside its boxes. */
export interface FormView {
  /** Above the boxes: what is wrong with them, or that they were filled in again. */
  above: ReactNode;
  /** Beside the button: what became of the message. */
  below: ReactNode;
  /** Instead of the boxes: that the message has arrived. */
  instead: ReactNode;
  /** What is wrong with a box, by its name. */
  errors: Record<string, string>;
  isBusy: boolean;
}

/** A form in the page, and how its view is changed. */
export interface FormController {
  form: HTMLFormElement;
  setup: FormSetup;
  show: (part: Partial<FormView>) => void;
}
