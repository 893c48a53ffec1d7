import type { FormState } from './form-state.ts';
import type { FormBinding, FormSetup } from './types.ts';

/** Where a form shows messages: above its fields, below its button, or in place of both. */
type StatusPosition = 'above' | 'below' | 'instead';

/** The messages of a form for one place; they load with the form's script. */
export function FormStatus({ form, position }: { form: FormBinding; position: StatusPosition }) {
  const { Messages } = form;
  const isHere = statusPositionOf(form.state, form.setup) === position;
  return isHere && Messages !== undefined ? <Messages form={form} /> : null;
}

/** Where a state is shown; undefined if nothing is to be shown. A short form has one line below. */
export function statusPositionOf(
  { status }: FormState,
  { done }: Pick<FormSetup, 'done'>,
): StatusPosition | undefined {
  if (status === 'idle') return undefined;
  if (done === undefined) return 'below';
  if (status === 'sent') return 'instead';
  return ['invalid', 'restored', 'discarded'].includes(status) ? 'above' : 'below';
}

/** The error of each invalid field, by name. */
export function errorsOf(state: FormState): Record<string, string> {
  return state.status === 'invalid' ? state.errors : {};
}
