import type { AllHTMLAttributes, ReactNode } from 'react';

import { Icon } from '../../components/ui/icon.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { errorsOf } from './form-status.tsx';
import type { Field, FormBinding } from './types.ts';

/** The props that a control takes from its field. */
export type ControlProps = Pick<
  AllHTMLAttributes<HTMLElement>,
  'id' | 'name' | 'className' | 'required' | 'aria-invalid' | 'aria-describedby'
>;

interface FieldProps {
  form: FormBinding;
  /** The prefix of the field's id; unique for each form on a page. */
  idPrefix: string;
  name: string;
  copy: Field;
}

interface FormFieldProps extends FieldProps {
  /** A choice is always made, so it is neither marked as required nor as optional. */
  isChoice?: boolean;
  children: (attributes: ControlProps) => ReactNode;
}

/** A field with its label, hint and error. */
export function FormField(props: FormFieldProps) {
  const { form, idPrefix, name, copy, isChoice = false, children } = props;
  const { forms } = useSite();
  const error = errorsOf(form.state)[name];
  const id = `${idPrefix}-${name}`;
  const required = copy.missing !== undefined;
  const notes = [error && `${id}-error`, copy.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field" data-only={copy.onlyFor && ''}>
      <label htmlFor={id}>
        {copy.label}
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
          <Icon name="warning" />
          {error}
        </p>
      )}
      {copy.hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {copy.hint}
        </p>
      )}
    </div>
  );
}

const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  organization: { type: 'text', autoComplete: 'organization' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  cv: { type: 'url', inputMode: 'url', autoComplete: 'url' },
} as const;

/** A single-line field, read-only while its form is being sent. */
export function TextField({ name, ...props }: FieldProps & { name: keyof typeof inputs }) {
  const isBusy = props.form.state.status === 'sending';
  return (
    <FormField name={name} {...props}>
      {(control) => <input {...control} {...inputs[name]} readOnly={isBusy} />}
    </FormField>
  );
}

/** The message of a form, read-only while it is being sent. */
export function MessageField({ rows, ...props }: Omit<FieldProps, 'name'> & { rows: number }) {
  const isBusy = props.form.state.status === 'sending';
  return (
    <FormField name="message" {...props}>
      {(control) => <textarea {...control} rows={rows} maxLength={5000} readOnly={isBusy} />}
    </FormField>
  );
}
