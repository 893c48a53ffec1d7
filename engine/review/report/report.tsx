import type { Review } from '../review';
import { toCount } from '../sentences';
import { Changes } from './changes';
import { Consequences } from './consequences';
import { Page } from './page';
import { Problems } from './problems';
import { Words } from './words';

interface ReportProps {
  review: Review;
  /** The one stylesheet. */
  styles: string;
  /** The content security policy. */
  policy: string;
}

/** The whole document. */
export function Report({ review, styles, policy }: ReportProps) {
  const { changes, pages, problems, consequences, cards, notes } = review;
  const words = pages.filter((page) => page.isOwn && page.words.length + page.head.length > 0);
  const isClean = problems.fresh.length + problems.mended.length + problems.old.length === 0;
  const sections = [
    { id: 'changes', title: 'Changes', isEmpty: changes.length === 0 },
    { id: 'problems', title: 'Problems', isEmpty: isClean },
    { id: 'pages', title: 'Pages', isEmpty: pages.length === 0 },
    { id: 'words', title: 'Words', isEmpty: words.length === 0 },
    {
      id: 'consequences',
      title: 'What follows',
      isEmpty: consequences.length + cards.length === 0,
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
          {sections.map(({ id, title }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <div className="content">
                {id === 'changes' && <Changes changes={changes} />}
                {id === 'problems' && <Problems problems={problems} />}
                {id === 'pages' &&
                  pages.map((page, index) => (
                    <Page
                      key={`${page.kind} ${page.address}`}
                      page={page}
                      number={index}
                      preview={review.preview}
                    />
                  ))}
                {id === 'words' && <Words pages={words} />}
                {id === 'consequences' && <Consequences review={review} />}
              </div>
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function Counts({ review: { counts, problems } }: { review: Review }) {
  if (counts.pages === 0) return null;
  const figures = [
    {
      value: String(counts.changed),
      name: `of ${toCount(counts.pages, 'page')} ${counts.changed === 1 ? 'changes' : 'change'}`,
    },
    {
      value: `+${counts.wordsIn} −${counts.wordsOut}`,
      name: 'words in, words out, on pages that stay',
    },
    {
      value: String(counts.lost),
      name:
        counts.lost === 1 ? 'address that leads nowhere now' : 'addresses that lead nowhere now',
    },
    {
      value: String(problems.fresh.length),
      name: problems.fresh.length === 1 ? 'new problem' : 'new problems',
    },
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
