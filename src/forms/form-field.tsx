import type { ReactNode } from 'react';

import type { FormField as FieldWords } from '../collections/files/forms';
import { useSite } from '../components/ui/site-context';
import { Warning } from '../components/ui/warning';
import type { FormBinding } from './form-binding';
import { errorsOf } from './form-state';

/** What a field takes from the frame around it. */
export interface ControlProps {
  id: string;
  name: string;
  className: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  form: FormBinding;
  /** Begins the id of the field; different for each form of a page. */
  place: string;
  name: string;
  words: FieldWords;
  /** The topic that asks for it, where not all do. */
  onlyFor?: string;
}

interface FormFieldProps extends FieldProps {
  /** A choice is made from the start, so it is neither needed nor optional. */
  isChoice?: boolean;
  children: (attributes: ControlProps) => ReactNode;
}

/** A field under its label, with its hint and what is wrong with it. */
export function FormField(props: FormFieldProps) {
  const { form, place, name, words, isChoice = false, onlyFor, children } = props;
  const { forms } = useSite();
  const error = errorsOf(form.state)[name];
  const id = `${place}-${name}`;
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

const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  organisation: { type: 'text', autoComplete: 'organization' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  cv: { type: 'url', inputMode: 'url', autoComplete: 'url' },
} as const;

/** A field of one line, which cannot be changed while its form is being sent. */
export function TextField({ name, ...props }: FieldProps & { name: keyof typeof inputs }) {
  const isBusy = props.form.state.status === 'sending';
  return (
    <FormField name={name} {...props}>
      {(control) => <input {...control} {...inputs[name]} readOnly={isBusy} />}
    </FormField>
  );
}
