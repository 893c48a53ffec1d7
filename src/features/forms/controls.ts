/** A field that can hold a value. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that can hold a value, by name. */
export function controlsOf(form: HTMLFormElement): Record<string, Control> {
  const controls = form.querySelectorAll<Control>('[name]:not([type="hidden"])');
  return Object.fromEntries([...controls].map((control) => [control.name, control]));
}

/** The value of a field; empty for a box that is not checked. */
export function readValue(control: Control): string {
  return isCheckbox(control) && !control.checked ? '' : control.value;
}

/** The value that the page gives a field; a list begins with its first choice. */
export function presetOf(control: Control): string {
  if ('options' in control) return control.options[0]?.value ?? '';
  if (isCheckbox(control)) return control.defaultChecked ? control.value : '';
  return control.defaultValue;
}

/** Whether a field holds something else than its page gave it. */
export function isTouched(control: Control): boolean {
  return readValue(control) !== presetOf(control);
}

/** Whether a field is a box to check. */
export function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox';
}

/** Whether a field takes files, which only the visitor can choose. */
export function isFiles(control: Control): control is HTMLInputElement {
  return control.type === 'file';
}
