import type { Figure } from '../photographs';
import type { FileChange, PageChange, SharedChange } from '../review-data';
import { isLost, toCount } from '../review-data';
import { Pictures } from './pictures';
import { Rows } from './rows';
import { toPreviewAddress } from './summary';

const SIGNS = { added: 'New', removed: 'Gone', moved: 'Moved', changed: 'Changed' } as const;

function Title({ kind, title }: Pick<PageChange, 'kind' | 'title'>) {
  return (
    <h3>
      <span className={`sign sign--${kind}`}>{SIGNS[kind]}</span> {title}
    </h3>
  );
}

/** A file that somebody wrote in, with its fields. */
export function File({ change: { kind, file, from, title, rows } }: { change: FileChange }) {
  return (
    <article className="entry">
      <Title kind={kind} title={title} />
      <p className="mono">{from === undefined ? file : `${from}, now ${file}`}</p>
      <Rows rows={rows} />
    </article>
  );
}

interface PageProps {
  page: PageChange;
  figures: readonly Figure[];
  /** Its place in the report. */
  number: number;
  preview: string | undefined;
}

/** A page that is not as it was; of one whose own file did not change, the details are folded. */
export function Page({ page, figures, number, preview }: PageProps) {
  const { kind, address, from, title, aspects, rows, redirect, file } = page;
  const target =
    preview === undefined || kind === 'removed' ? undefined : toPreviewAddress(preview, address);
  const details = (
    <>
      <Rows rows={rows} />
      <Pictures figures={figures} name={`page-${number}`} title={title} />
    </>
  );
  return (
    <article className="entry">
      <Title kind={kind} title={title} />
      <p className="mono">
        {target === undefined ? address : <a href={target}>{address}</a>}
        {kind === 'moved' && `, was ${from}`}
        {aspects.length > 0 && `: ${aspects.join(', ')}`}
      </p>
      {file !== undefined && <p className="mono">{file}</p>}
      {isLost(page) && <p>The old address leads nowhere.</p>}
      {kind === 'removed' && redirect !== undefined && <p>Its address leads to {redirect}.</p>}
      {file !== undefined || rows.length + figures.length === 0 ? (
        details
      ) : (
        <details>
          <summary>
            {rows.length === 0 ? 'Before and after' : `${toCount(rows.length, 'difference')}`}
          </summary>
          {details}
        </details>
      )}
    </article>
  );
}

interface SharedProps {
  change: SharedChange;
  figures: readonly Figure[];
  number: number;
}

/** What many pages say anew alike, shown on one of them. */
export function Shared({ change: { rows, pages, only }, figures, number }: SharedProps) {
  return (
    <article className="entry">
      <Title kind="changed" title={`The same on ${toCount(pages.length, 'page')}`} />
      <Rows rows={rows} />
      {only.length > 0 && (
        <details>
          <summary>{toCount(only.length, 'page')} with this and nothing else new</summary>
          <ul className="addresses">
            {only.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </details>
      )}
      <Pictures figures={figures} name={`shared-${number}`} title={only[0] ?? ''} />
    </article>
  );
}
