import type { FormSetup, Values } from './setup';

type Fields = FormSetup['fields'];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that can hold a value, by name. */
export function controlsOf(form: HTMLFormElement): Record<string, Control> {
  const controls = form.querySelectorAll<Control>('[name]:not([type="hidden"])');
  return Object.fromEntries([...controls].map((control) => [control.name, control]));
}

/** The files that were chosen. */
export function readFiles(form: HTMLFormElement): File[] {
  return Object.values(controlsOf(form)).flatMap((control) => [...(filesIn(control) ?? [])]);
}

/** All values that were typed, chosen or checked, trimmed; files are not included. */
export function readValues(form: HTMLFormElement): Values {
  const controls = Object.entries(controlsOf(form)).filter(([, control]) => !filesIn(control));
  const textOf = (control: Control) =>
    isCheckbox(control) && !control.checked ? '' : control.value.trim();
  return Object.fromEntries(controls.map(([name, control]) => [name, textOf(control)]));
}

/** Restores the values of a form; fields that already hold something else are left alone. */
export function restoreValues(form: HTMLFormElement, values: Values): void {
  for (const [name, control] of Object.entries(controlsOf(form))) {
    const value = values[name];
    if (value === undefined || isTouched(control)) continue;
    if (isCheckbox(control)) control.checked = value !== '';
    else control.value = value;
    // A choice that is no longer offered.
    if ('selectedIndex' in control && control.selectedIndex < 0) control.selectedIndex = 0;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Whether something was typed before hydration. */
export function hasWords(form: HTMLFormElement): boolean {
  return Object.values(controlsOf(form)).some(isTouched);
}

/** The values to send: fields that the topic does not ask for are left out. */
export function pickAsked(fields: Fields, values: Values): Values {
  const isAsked = ([name]: [string, string]) => {
    const topic = fields[name]?.onlyFor;
    return topic === undefined || topic === values.topic;
  };
  return Object.fromEntries(Object.entries(values).filter(isAsked));
}

/** A message for each invalid field of a form, by name, from top to bottom. */
export function checkForm(form: HTMLFormElement, fields: Fields): Record<string, string> {
  const controls = controlsOf(form);
  const asked = pickAsked(fields, readValues(form));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const control = controls[name];
      const error = control && findError(field, control, asked[name]);
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

/** @param value what is to be sent; undefined for files, and if the topic does not ask for it */
function findError(
  { missing, malformed, validate }: Fields[string],
  control: Control,
  value: string | undefined,
): string | undefined {
  const files = filesIn(control);
  if (files) return validate?.([...files]);
  if (value === undefined) return undefined;
  if (missing !== undefined && value === '') return missing;
  return control.validity.valid && hasDomain(control) ? undefined : malformed;
}

/** The files of a file input; null for any other field. */
function filesIn(control: Control): FileList | null {
  return control instanceof HTMLInputElement && control.type === 'file' ? control.files : null;
}

/** Browsers accept a domain without a dot, which no internet mail can reach. */
function hasDomain({ type, value }: Control): boolean {
  return type !== 'email' || /@[^@\s]+\.[^@\s.]+$/.test(value.trim());
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return false;
  return isCheckbox(control) ? control.checked : control.value !== control.defaultValue;
}

function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}
