/** The labels of the fields in the open form that Sveltia marks as wrong. */
export function listFormErrors(): string[] {
  const marks = document.querySelectorAll('.content-editor .field > .validation');
  return [...marks].map(
    ({ parentElement }) => parentElement?.querySelector('header h4')?.textContent?.trim() ?? '',
  );
}
