import { lazy, Suspense } from 'react';
import { PageHead } from '../../components/blocks/section.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { formatBytes, interpolate } from '../../lib/text.ts';
import stylesheet from './folder.css?url';
import type { FolderPage } from './page.ts';

/** The folder, or the archives that need no scripts if its script does not arrive. */
const FolderDesk = lazy(() =>
  import('./folder-desk.tsx').then(
    (module) => ({ default: module.FolderDesk }),
    () => ({ default: Unscripted }),
  ),
);

export function View({ page }: { page: FolderPage }) {
  const { copy, breadcrumb } = page;
  // What the device keeps is known to scripts only.
  const isLive = useHydrated();
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead header={copy.header} breadcrumb={{ links: breadcrumb }} />
      <div className="section section--joined">
        <div className="wrap">
          {isLive ? (
            <Suspense fallback={<Waiting />}>
              <FolderDesk page={page} />
            </Suspense>
          ) : (
            <Waiting />
          )}
          <noscript>
            <Unscripted page={page} />
          </noscript>
        </div>
      </div>
    </>
  );
}

/** The room of the list until it is there. */
function Waiting() {
  return <div className="folder__waiting noscript:hidden" />;
}

/** What visitors without its script use instead: an archive for each product. */
function Unscripted({ page: { copy, catalog } }: { page: FolderPage }) {
  const { title, text, archive } = copy.unscripted;
  return (
    <>
      <h2>{title}</h2>
      <p className="lead">{text}</p>
      <ul className="folder__archives">
        {catalog.map(({ product, archive: { href, saveAs, count, bytes } }) => (
          <li key={product.slug}>
            <a href={href} download={saveAs}>
              {interpolate(archive, { name: product.name, count: String(count) })}
            </a>
            <span className="mono">{bytes !== undefined && formatBytes(bytes)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
