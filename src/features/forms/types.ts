import type { ComponentType, FormHTMLAttributes, RefObject } from 'react';
import type { FormFieldCopy, FormResult } from '../../collections/files/forms.ts';
import type { FormState } from './form-state.ts';
import type { Values } from './values.ts';

/** A field of a form: its copy, and when it is asked for. */
export interface Field extends FormFieldCopy {
  /** The topics that ask for it; undefined if every topic does. */
  onlyFor?: string[];
  /** For a file field: the error in the chosen files, if any. */
  validate?: (files: readonly File[]) => string | undefined;
}

/** What distinguishes one form from another. */
export interface FormSetup {
  /** Its name in this tab's storage and on the server. */
  name: 'inquiry' | 'newsletter';
  /** The subject of the email. */
  subject: string;
  /** A more precise one; `about` names the product, market or position, or is empty. */
  toSubject?: (values: Values, about: string) => string;
  fields: Record<string, Field>;
  sent: FormResult;
  /** Shown if the server already knows the sender. */
  duplicate?: FormResult;
  /** Replaces the form after success; without it, a line is shown below the field. */
  done?: { reference: string; home: { label: string; to: string }; another: string };
}

/** How a visitor came to a form. */
export interface Arrival {
  /** What the address fills in, and its query string; undefined if that says nothing to the form. */
  address?: { query: string; values: Values } | undefined;
  /** The id of the link that was followed when this entry of the history was opened. */
  opened?: string | undefined;
}

/** What a form needs to keep, check and send what is typed. */
export interface FormBinding {
  state: FormState;
  setup: FormSetup;
  /** Shows the state; it loads with the form's script, before there is anything to show. */
  Messages: ComponentType<{ form: FormBinding }> | undefined;
  /** The actions of the buttons beside it. */
  actions: Record<'retry' | 'mail' | 'discard' | 'startAnew', () => void> & {
    /** Adds what was left out, by field name. */
    add: (offered: Values) => void;
  };
  /** The attributes of the form: without scripts, the browser validates and sends it. */
  bind: FormHTMLAttributes<HTMLFormElement> & {
    ref: RefObject<HTMLFormElement | null>;
    /** Its name in the tab's storage, for what is typed before its script loads. */
    'data-form': string;
  };
}
