import type { FormBinding } from './form-binding';
import type { FormState } from './form-state';
import type { FormSetup } from './setup';

/** Where a form says something: above its fields, below its button, or in the place of both. */
type FormPlace = 'above' | 'below' | 'instead';

/** What a form has to say at a place; the words for it come with what a form does. */
export function FormStatus({ form, place }: { form: FormBinding; place: FormPlace }) {
  const { Messages } = form;
  const isHere = toPlace(form.state, form.setup) === place;
  return isHere && Messages !== undefined ? <Messages form={form} /> : null;
}

/** Where a state is shown; undefined where there is nothing to say. A short form has one line below. */
export function toPlace(
  { status }: FormState,
  { done }: Pick<FormSetup, 'done'>,
): FormPlace | undefined {
  if (status === 'idle') return undefined;
  if (done === undefined) return 'below';
  if (status === 'sent') return 'instead';
  return ['invalid', 'restored', 'discarded'].includes(status) ? 'above' : 'below';
}
