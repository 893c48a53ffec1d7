import { listEditLinks } from '#site/browser/edit-links';

/** Links to the editor below a page in development and previews; never on public pages. */
export function EditLinks({ path }: { path: string }) {
  return (
    <nav aria-label="Editor" className="wrap">
      {listEditLinks(path).map(({ label, to }) => (
        <p key={to}>
          <a href={to}>{label}</a>
        </p>
      ))}
    </nav>
  );
}
