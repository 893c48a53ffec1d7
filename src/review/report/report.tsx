import type { Piece, WordChange } from '../compare-words';
import type { Problem } from '../problems';
import { toProblemSentence } from '../problems';
import type { Review, ReviewedChange, ReviewedPage } from '../review';
import { toCount } from '../sentences';
import { Card, Pictures } from './pictures';
import { toPreviewAddress } from './summary';

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

const SIGNS = { added: 'New', removed: 'Gone', moved: 'Moved', changed: 'Changed' } as const;

function Changes({ changes }: { changes: readonly ReviewedChange[] }) {
  return changes.map((change, index) => (
    <Change key={`${change.file} ${change.name} ${change.kind}`} change={change} number={index} />
  ));
}

function Change({ change, number }: { change: ReviewedChange; number: number }) {
  const { kind, sentence, file, from, fields, shared, figures } = change;
  return (
    <article className="change">
      <h3>
        <span className={`sign sign--${kind}`}>{SIGNS[kind]}</span> {sentence}
      </h3>
      <p className="mono">{from === undefined || from === file ? file : `${from}, now ${file}`}</p>
      {kind !== 'added' && kind !== 'removed' && fields.length > 0 && (
        <dl className="fields">
          {fields.map((field) => (
            <div key={field.path}>
              <dt>
                <b>{field.row === '' ? field.name : `${field.name}: ${field.row}`}</b>
                {field.sentence !== '' && <small>{field.sentence}</small>}
              </dt>
              <dd>
                <Pieces pieces={field.pieces} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {shared.length > 0 && (
        <details>
          <summary>{toCount(shared.length, 'page')} with this and nothing else new</summary>
          <ul className="addresses">
            {shared.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </details>
      )}
      <Pictures figures={figures} name={`c${number}`} title={shared[0] ?? ''} />
    </article>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, index) => {
    // Pieces have no name of their own and never change their places.
    const key = `${index}`;
    if (kind === 'in') return <ins key={key}>{text}</ins>;
    return kind === 'out' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
  });
}

function Problems({ problems: { fresh, mended, old } }: { problems: Review['problems'] }) {
  const blocking = fresh.filter(({ severity }) => severity === 'error');
  const warnings = fresh.filter(({ severity }) => severity === 'warning');
  return (
    <>
      <ProblemNotes problems={blocking} name="New, and blocks" kind="callout--trip" />
      <ProblemNotes problems={warnings} name="New warning" />
      <ProblemNotes problems={mended} name="Mended" kind="callout--mended" />
      {old.length > 0 && (
        <details>
          <summary>{toCount(old.length, 'problem')} as before</summary>
          <ProblemNotes problems={old} name="As before" />
        </details>
      )}
    </>
  );
}

interface ProblemNotesProps {
  problems: readonly Problem[];
  /** What they are to the change. */
  name: string;
  kind?: string;
}

function ProblemNotes({ problems, name, kind }: ProblemNotesProps) {
  return problems.map((problem) => (
    <div key={JSON.stringify(problem)} className={kind ? `callout ${kind}` : 'callout'}>
      <b>
        {name}: {problem.file}, line {problem.line}
      </b>
      <p>{toProblemSentence(problem)}</p>
    </div>
  ));
}

interface PageProps {
  page: ReviewedPage;
  /** Its place in the report. */
  number: number;
  preview: string | undefined;
}

function Page({ page, number, preview }: PageProps) {
  const { kind, address, from, title, aspects, why, places, figures, links, redirect, isOwn } =
    page;
  const target =
    preview === undefined || kind === 'removed' ? undefined : toPreviewAddress(preview, address);
  const isLost = (kind === 'removed' || kind === 'moved') && redirect === undefined;
  const pictures = <Pictures figures={figures} name={`s${number}`} title={title} />;
  return (
    <article className="page">
      <h3>
        {kind !== 'changed' && <span className={`sign sign--${kind}`}>{SIGNS[kind]}</span>} {title}
      </h3>
      <p className="mono">
        {target === undefined ? address : <a href={target}>{address}</a>}
        {kind === 'moved' && `, was ${from}`}
        {kind === 'changed' && `: ${aspects.join(', ')}`}
      </p>
      <p>
        {why} {redirect !== undefined && kind === 'removed' && `Its address leads to ${redirect}.`}
        {isLost && ' The old address leads nowhere.'}
      </p>
      {places.length > 0 && (
        <ul className="places">
          {places.map((place) => (
            <li key={place}>{place}.</li>
          ))}
        </ul>
      )}
      <LinkChanges links={links} isWhole={kind !== 'changed'} />
      {isOwn
        ? pictures
        : figures.length > 0 && (
            <details>
              <summary>Pictures, before and after</summary>
              {pictures}
            </details>
          )}
    </article>
  );
}

function LinkChanges({ links, isWhole }: { links: ReviewedPage['links']; isWhole: boolean }) {
  const count = links.added.length + links.removed.length;
  if (isWhole || count === 0) return null;
  return (
    <details>
      <summary>{toCount(count, 'link')} came or went</summary>
      <ul className="addresses">
        {links.added.map(({ to, text }, index) => (
          <li key={`in ${to} ${index}`}>
            <ins>{to}</ins> {text}
          </li>
        ))}
        {links.removed.map(({ to, text }, index) => (
          <li key={`out ${to} ${index}`}>
            <del>{to}</del> {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Words({ pages }: { pages: readonly ReviewedPage[] }) {
  return (
    <>
      {pages.map(({ address, words, head }) => (
        <div key={address}>
          <h3 className="mono">{address}</h3>
          {head.map(({ name, pieces }) => (
            <WordRow key={name} label={`${name}, in search results`} pieces={pieces} />
          ))}
          {words.map((change, index) => (
            // Places in a text, in reading order, never change theirs.
            <WordRow key={index} label={toLabel(change)} pieces={change.pieces} />
          ))}
        </div>
      ))}
      <p className="legend">
        <ins>added</ins> <del>taken out</del>
      </p>
    </>
  );
}

function toLabel({ label, before, after }: WordChange): string {
  if (before === '') return `${label}, new`;
  return after === '' ? `${label}, gone` : label;
}

function WordRow({ label, pieces }: { label: string; pieces: readonly Piece[] }) {
  return (
    <div className="words">
      <div className="mono">{label}</div>
      <p>
        <Pieces pieces={pieces} />
      </p>
    </div>
  );
}

/** So many sentences stand in a row of the table; the rest is folded. */
const MOST_MEANS = 5;

function Consequences({ review: { consequences, cards } }: { review: Review }) {
  return (
    <>
      {consequences.length > 0 && (
        <div>
          <table>
            <caption>What follows from the change, counted on the built pages</caption>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col" className="number">
                  Before
                </th>
                <th scope="col" className="number">
                  After
                </th>
                <th scope="col">Means</th>
              </tr>
            </thead>
            <tbody>
              {consequences.map(({ what, before, after, means }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td className="number">{before}</td>
                  <td className="number">{after}</td>
                  <td>
                    <Means means={means} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {cards.map((card) => (
        <Card key={card.address} card={card} />
      ))}
    </>
  );
}

function Means({ means }: { means: readonly string[] }) {
  const rest = means.slice(MOST_MEANS);
  return (
    <>
      <MeansList means={means.slice(0, MOST_MEANS)} />
      {rest.length > 0 && (
        <details>
          <summary>and {rest.length} more</summary>
          <MeansList means={rest} />
        </details>
      )}
    </>
  );
}

function MeansList({ means }: { means: readonly string[] }) {
  return (
    <ul>
      {means.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
