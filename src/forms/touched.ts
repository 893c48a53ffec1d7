import { store } from '../lib/storage';

/** A field that can hold a value. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that can hold a value, by name. */
export function controlsOf(form: HTMLFormElement): Record<string, Control> {
  const controls = form.querySelectorAll<Control>('[name]:not([type="hidden"])');
  return Object.fromEntries([...controls].map((control) => [control.name, control]));
}

/** Whether a field holds something else than its page gave it; a list begins with its first choice. */
export function isTouched(control: Control): boolean {
  if ('options' in control) return control.selectedIndex > 0;
  if ('checked' in control && control.checked !== control.defaultChecked) return true;
  return control.value !== control.defaultValue;
}

/** The value of a field; empty for a box that is not checked. */
export function readValue(control: Control): string {
  return control.type === 'checkbox' && 'checked' in control && !control.checked
    ? ''
    : control.value;
}

/** Where `keepTyped` keeps what was typed into a form. */
export const toTypedKey = (form: string) => `${form}.typed`;

/**
 * Keeps what was typed into a form whose script has not loaded yet, for the form of the same name
 * that is shown next.
 */
export function keepTyped(form: HTMLFormElement): void {
  const touched = Object.entries(controlsOf(form)).filter(
    ([, control]) => control.type !== 'file' && isTouched(control),
  );
  if (touched.length === 0) return;
  const values = touched.map(([name, control]) => [name, readValue(control)]);
  store(toTypedKey(form.dataset.form ?? ''), JSON.stringify(Object.fromEntries(values)));
}
