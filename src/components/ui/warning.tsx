/** The icon before an error; the text beside it says the same. */
export function Warning() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path d="M9 2l7.5 13.5h-15zM9 7v4M9 13v.5" />
    </svg>
  );
}
