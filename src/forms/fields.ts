import type { MailLine } from './mail';
import type { Field, FormSetup, Values } from './setup';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that can hold a value, by name. */
export function controlsOf(form: HTMLFormElement): Record<string, Control> {
  return Object.fromEntries(
    Array.from(form.elements).flatMap((element) =>
      isControl(element) && element.name !== '' && element.type !== 'hidden'
        ? [[element.name, element]]
        : [],
    ),
  );
}

/** Moves the focus to the first field of a form. */
export function focusFirst(form: HTMLFormElement, fields: Record<string, Field>): void {
  const [first = ''] = Object.keys(fields);
  controlsOf(form)[first]?.focus();
}

/** The files that were chosen. */
export function readFiles(form: HTMLFormElement): File[] {
  return Object.values(controlsOf(form)).flatMap((control) => [...(filesIn(control) ?? [])]);
}

/** All values that were typed, chosen or checked, trimmed; files are not included. */
export function readValues(form: HTMLFormElement): Values {
  const controls = Object.entries(controlsOf(form)).filter(([, control]) => !filesIn(control));
  return Object.fromEntries(controls.map(([name, control]) => [name, textOf(control).trim()]));
}

/**
 * Restores the values of a form; fields that already hold something else are left alone, and so are
 * choices that are no longer offered.
 */
export function restoreValues(form: HTMLFormElement, values: Values): void {
  for (const [name, control] of Object.entries(controlsOf(form))) {
    const value = values[name];
    if (value === undefined || isTouched(control) || !takes(control, value)) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = value !== '';
    } else control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Whether something was typed before hydration. */
export function hasWords(form: HTMLFormElement): boolean {
  return Object.values(controlsOf(form)).some(isTouched);
}

/**
 * The values to send: fields that the topic does not ask for are left out.
 * @param fields the fields of the form
 * @param values all that was typed
 */
export function pickAsked(fields: Record<string, Field>, values: Values): Values {
  const isAsked = ([name]: [string, string]) => {
    const topic = fields[name]?.onlyFor;
    return topic === undefined || topic === values.topic;
  };
  return Object.fromEntries(Object.entries(values).filter(isAsked));
}

/**
 * Validates the current state of a form.
 * @returns a message for each invalid field, by name, from top to bottom
 */
export function checkForm(
  form: HTMLFormElement,
  { fields }: Pick<FormSetup, 'fields'>,
): Record<string, string> {
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
  { missing, malformed, validate }: Field,
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

/** The fields as lines of an email, choices by their labels. */
export function readMailLines(form: HTMLFormElement, { fields }: FormSetup): MailLine[] {
  const controls = controlsOf(form);
  return Object.keys(pickAsked(fields, readValues(form))).flatMap((name) => {
    const [field, control] = [fields[name], controls[name]];
    if (field === undefined || control === undefined) return [];
    return [{ name, label: field.label, text: wordsOf(control) }];
  });
}

function wordsOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return textOf(control).trim();
  return control.value === '' ? '' : (control.selectedOptions[0]?.text ?? '');
}

function textOf(control: Control): string {
  const isOpen = control instanceof HTMLInputElement && control.type === 'checkbox';
  return isOpen && !control.checked ? '' : control.value;
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return false;
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  return control.value !== control.defaultValue;
}

function takes(control: Control, value: string): boolean {
  if (!(control instanceof HTMLSelectElement)) return true;
  return Array.from(control.options).some((option) => option.value === value);
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
