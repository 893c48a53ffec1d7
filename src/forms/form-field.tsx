import type { ReactNode } from 'react';

import type { FormField as FieldWords } from '../collections/files/forms';
import { useSite } from '../components/ui/site-context';
import { Warning } from '../components/ui/warning';

/** What a field takes from the frame around it. */
export interface ControlProps {
  id: string;
  name: string;
  className: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  /** Begins the id of the field; different for each form of a page. */
  form: string;
  name: string;
  words: FieldWords;
  /** What is wrong with it. */
  error: string | undefined;
  /** A choice is made from the start, so it is neither needed nor optional. */
  isChoice?: boolean;
  /** The topic that asks for it, where not all do. */
  onlyFor?: string;
  children: (attributes: ControlProps) => ReactNode;
}

/** A field under its label, with its hint and what is wrong with it. */
export function FormField(props: FormFieldProps) {
  const { form, name, words, error, isChoice = false, onlyFor, children } = props;
  const { forms } = useSite();
  const id = `${form}-${name}`;
  const required = words.missing !== undefined;
  const notes = [error && `${id}-error`, words.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field" data-only={onlyFor}>
      <label htmlFor={id}>
        {words.label}
        {!required && !isChoice && <span className="hint"> ({forms.optional})</span>}
      </label>
      {children({
        id,
        name,
        className: 'input',
        required,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': notes === '' ? undefined : notes,
      })}
      {error !== undefined && (
        <p className="error" id={`${id}-error`}>
          <Warning />
          {error}
        </p>
      )}
      {words.hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {words.hint}
        </p>
      )}
    </div>
  );
}
