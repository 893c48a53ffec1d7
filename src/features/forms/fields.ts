import { type Control, controlsOf, isFiles, readValue } from './controls.ts';
import type { FormSetup } from './types.ts';
import type { Values } from './values.ts';

type Fields = FormSetup['fields'];

/** The files that were chosen. */
export function readFiles(form: HTMLFormElement): File[] {
  return Object.values(controlsOf(form)).flatMap((control) => [...(filesIn(control) ?? [])]);
}

/** All values that were typed, chosen or checked, trimmed; files are not included. */
export function readValues(form: HTMLFormElement): Values {
  const controls = Object.entries(controlsOf(form)).filter(([, control]) => !filesIn(control));
  return Object.fromEntries(controls.map(([name, control]) => [name, readValue(control).trim()]));
}

/** The values to send: fields that the topic does not ask for are left out. */
export function pickAsked(fields: Fields, values: Values): Values {
  const isAsked = ([name]: [string, string]) =>
    fields[name]?.onlyFor?.includes(values.topic ?? '') ?? true;
  return Object.fromEntries(Object.entries(values).filter(isAsked));
}

/** A message for each invalid field of a form, by name, from top to bottom. */
export function checkForm(form: HTMLFormElement, fields: Fields): Record<string, string> {
  const controls = controlsOf(form);
  const askedValues = pickAsked(fields, readValues(form));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const control = controls[name];
      const error = control && findError(field, control, askedValues[name]);
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
  return isFiles(control) ? control.files : null;
}

/** Browsers accept a domain without a dot, which no internet mail can reach. */
function hasDomain({ type, value }: Control): boolean {
  return type !== 'email' || /@[^@\s]+\.[^@\s.]+$/.test(value.trim());
}
