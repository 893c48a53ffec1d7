import { store } from '../../lib/storage.ts';

/** Where `keepTyped` keeps what was typed into a form. */
export const toTypedKey = (form: string) => `${form}.typed`;

/**
 * Keeps what was typed into a form whose script has not loaded yet, for the form of the same name
 * that is shown next.
 */
export function keepTyped(form: HTMLFormElement): void {
  const boxes = form.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea');
  const typed = [...boxes].filter(({ value, defaultValue }) => value !== defaultValue);
  if (typed.length === 0) return;
  const values = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
  store(toTypedKey(form.dataset.form ?? ''), JSON.stringify(values));
}
