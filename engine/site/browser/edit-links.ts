/** Links from a page to its form in the editor, and to the form for a new entry of its list. */
export function listEditLinks(path: string): { label: string; to: string }[] {
  const editor = import.meta.env.SITE_EDIT_LINKS || '/admin';
  const page = encodeURIComponent(path);
  return [
    { label: 'Edit this page', to: `${editor}?page=${page}` },
    { label: 'Write another one', to: `${editor}?new=${page}` },
  ];
}
