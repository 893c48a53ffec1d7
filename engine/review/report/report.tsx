import type { Figures } from '../review';
import type { Review } from '../review-data';
import { toCount } from '../review-data';
import { File, Page, Shared } from './entries';
import { Problems } from './problems';
import { Rows } from './rows';

interface ReportProps {
  review: Review;
  figures: Figures;
  /** The one stylesheet. */
  styles: string;
  /** The content security policy. */
  policy: string;
}

/** The whole document. */
export function Report({ review, figures, styles, policy }: ReportProps) {
  const { files, pages, shared, problems, consequences, notes, preview } = review;
  const isClean = problems.fresh.length + problems.mended.length + problems.old.length === 0;
  const sections = [
    {
      id: 'problems',
      title: 'Problems',
      isEmpty: isClean,
      content: <Problems problems={problems} />,
    },
    {
      id: 'changes',
      title: 'Changes',
      isEmpty: files.length === 0,
      content: files.map((change) => <File key={change.file} change={change} />),
    },
    {
      id: 'pages',
      title: 'Pages',
      isEmpty: pages.length + shared.length === 0,
      content: [
        ...shared.map((change, index) => (
          <Shared
            key={change.pages.join()}
            change={change}
            figures={figures.get(index) ?? []}
            number={index}
          />
        )),
        ...pages.map((page, index) => (
          <Page
            key={`${page.kind} ${page.address}`}
            page={page}
            figures={figures.get(page.address) ?? []}
            number={index}
            preview={preview}
          />
        )),
      ],
    },
    {
      id: 'consequences',
      title: 'What follows',
      isEmpty: consequences.length === 0,
      content: consequences.map(({ what, rows }) => <Rows key={what} rows={rows} caption={what} />),
    },
  ].filter(({ isEmpty }) => !isEmpty);
  return (
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
        <a className="skip" href="#main">
          Skip to content
        </a>
        <main id="main">
          <header>
            <p className="tag">
              <b>Compared with</b> {review.base}
            </p>
            <h1>What this change does, as readers will see it</h1>
            <p className="lead">{review.sentence}</p>
            <Counts review={review} />
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
    </html>
  );
}

function Counts({ review: { counts, problems } }: { review: Review }) {
  const { pages, changed, wordsIn, wordsOut, lost } = counts;
  if (pages === 0) return null;
  const fresh = problems.fresh.length;
  const figures = [
    { value: `${changed}`, name: `of ${toCount(pages, 'page')} new or changed` },
    { value: `+${wordsIn} −${wordsOut}`, name: 'words in, words out, on pages whose file changed' },
    { value: `${lost}`, name: `${lost === 1 ? 'address leads' : 'addresses lead'} nowhere now` },
    { value: `${fresh}`, name: fresh === 1 ? 'new problem' : 'new problems' },
  ];
  return (
    <dl className="figures">
      {figures.map(({ value, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
