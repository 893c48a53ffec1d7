import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Figures } from '../compare-states.ts';
import type { Figure } from '../photographs.ts';
import {
  type FileChange,
  isLost,
  type PageChange,
  type Review,
  type Row,
  type TextSegment,
} from '../review-data.ts';
import { count } from './count.ts';
import { Pictures } from './pictures.tsx';
import { toPreviewAddress } from './summary.ts';

/**
 * The review as one HTML file, with no scripts or requests, and a policy that forbids both.
 * @param root the project's folder
 * @throws when its stylesheet cannot be read
 */
export async function toHtmlReport(
  root: string,
  review: Review,
  figures: Figures,
): Promise<string> {
  const styles = await readFile(join(root, 'engine/review/report/report.css'), 'utf8');
  const hash = createHash('sha256').update(styles).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  const { base, sentence, files, pages, consequences, notes, preview } = review;
  const sections = [
    {
      id: 'changes',
      title: 'Changes',
      content: files.map((change) => <File key={change.file} change={change} />),
    },
    {
      id: 'pages',
      title: 'Pages',
      content: pages.map((page) => (
        <Page
          key={`${page.kind} ${page.address}`}
          page={page}
          figures={figures.get(page.address) ?? []}
          preview={preview}
        />
      )),
    },
    {
      id: 'consequences',
      title: 'What follows',
      content: consequences.map(({ what, rows }) => <Rows key={what} rows={rows} caption={what} />),
    },
  ].filter(({ content }) => content.length > 0);
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>What this change does</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <header>
            <p className="tag">
              <b>Compared with</b> {base}
            </p>
            <h1>What this change does, as readers will see it</h1>
            <p className="lead">{sentence}</p>
            {sections.length > 1 && (
              <nav aria-label="On this page">
                {sections.map(({ id, title }) => (
                  <a key={id} href={`#${id}`}>
                    {title}
                  </a>
                ))}
              </nav>
            )}
            {notes.map((note) => (
              <p key={note} className="note">
                {note}
              </p>
            ))}
          </header>
          {sections.map(({ id, title, content }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <div className="content">{content}</div>
            </section>
          ))}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}\n`;
}

const SIGNS = { added: 'New', removed: 'Gone', moved: 'Moved', changed: 'Changed' } as const;

function Title({ kind, title }: Pick<PageChange, 'kind' | 'title'>) {
  return (
    <h3>
      <span className={`sign sign--${kind}`}>{SIGNS[kind]}</span> {title}
    </h3>
  );
}

/** An edited file, with its fields. */
function File({ change: { kind, file, from, title, rows } }: { change: FileChange }) {
  return (
    <article className="entry">
      <Title kind={kind} title={title} />
      <p className="mono">{from === undefined ? file : `${from}, now ${file}`}</p>
      <Rows rows={rows} />
    </article>
  );
}

interface PageProps extends Pick<Review, 'preview'> {
  page: PageChange;
  figures: readonly Figure[];
}

/** A page that differs; if its own file did not change, the details are collapsed. */
function Page({ page, figures, preview }: PageProps) {
  const target = toPreviewAddress(page, preview);
  const { kind, address, from, title, also, rows, redirect, file } = page;
  const details = (
    <>
      <Rows rows={rows} />
      <Pictures figures={figures} title={title} />
    </>
  );
  const isOpen = file !== undefined || also.length > 0 || rows.length + figures.length === 0;
  return (
    <article className="entry">
      <Title
        kind={kind}
        title={also.length > 0 ? `The same on ${count(also.length + 1, 'page')}` : title}
      />
      <p className="mono">
        {target === undefined ? address : <a href={target}>{address}</a>}
        {from !== undefined && `, was ${from}`}
        {rows.length === 0 && kind === 'changed' && ': looks different'}
      </p>
      {file !== undefined && <p className="mono">{file}</p>}
      {isLost(page) && <p>Its address leads nowhere now.</p>}
      {redirect !== undefined && <p>Its address leads to {redirect}.</p>}
      {also.length > 0 && (
        <details>
          <summary>{count(also.length, 'other page')}</summary>
          <ul className="addresses">
            {also.map((other) => (
              <li key={other}>{other}</li>
            ))}
          </ul>
        </details>
      )}
      {isOpen ? (
        details
      ) : (
        <details>
          <summary>
            {rows.length === 0 ? 'Before and after' : count(rows.length, 'difference')}
          </summary>
          {details}
        </details>
      )}
    </article>
  );
}

/** Texts before and after, one per row. */
function Rows({ rows, caption }: { rows: readonly Row[]; caption?: string }) {
  if (rows.length === 0) return null;
  return (
    <table>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, segments }, index) => (
          // The rows are static, so an index is a stable key.
          <tr key={`${index}`}>
            <th scope="row">{label}</th>
            <td>
              <Side segments={segments} without="in" />
            </td>
            <td>
              <Side segments={segments} without="out" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A text before or after, with the words marked that the other one lacks. */
function Side({
  segments,
  without,
}: {
  segments: readonly TextSegment[];
  without: TextSegment['kind'];
}) {
  const shown = segments.filter(({ kind }) => kind !== without);
  if (shown.length === 0) return <span className="none">nothing</span>;
  return shown.map(({ kind, text }, index) => {
    // The segments are static and have no id, so an index is a stable key.
    const key = `${index}`;
    if (kind === 'in') return <ins key={key}>{text}</ins>;
    return kind === 'out' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
  });
}
