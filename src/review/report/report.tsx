import type { Piece, WordChange } from '../compare-words';
import type { CardChange } from '../consequences';
import type { Figure, Half } from '../photographs';
import { WIDTHS } from '../photographs';
import type { Problem } from '../problems';
import { toProblemSentence } from '../problems';
import type { Review, ReviewedChange, ReviewedPage } from '../review';
import { toCount } from '../sentences';
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
                {id === 'pages' && <Pages review={review} />}
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
    { value: `+${counts.wordsIn} −${counts.wordsOut}`, name: 'words in, words out' },
    { value: String(counts.lost), name: 'addresses that lead nowhere now' },
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

function Problems({ problems }: { problems: Review['problems'] }) {
  const blocking = problems.fresh.filter(({ severity }) => severity === 'error');
  const warnings = problems.fresh.filter(({ severity }) => severity === 'warning');
  return (
    <>
      {blocking.map((problem) => (
        <ProblemNote
          key={toKey(problem)}
          problem={problem}
          name="New, and blocks"
          className="callout callout--trip"
        />
      ))}
      {warnings.map((problem) => (
        <ProblemNote
          key={toKey(problem)}
          problem={problem}
          name="New warning"
          className="callout"
        />
      ))}
      {problems.mended.map((problem) => (
        <ProblemNote
          key={toKey(problem)}
          problem={problem}
          name="Mended"
          className="callout callout--mended"
        />
      ))}
      {problems.old.length > 0 && (
        <details>
          <summary>{toCount(problems.old.length, 'problem')} as before</summary>
          {problems.old.map((problem) => (
            <ProblemNote
              key={toKey(problem)}
              problem={problem}
              name="As before"
              className="callout"
            />
          ))}
        </details>
      )}
    </>
  );
}

function toKey({ file, line, field, message }: Problem): string {
  return [file, line, field, message].join(' ');
}

function ProblemNote({
  problem,
  name,
  className,
}: {
  problem: Problem;
  name: string;
  className: string;
}) {
  return (
    <div className={className}>
      <b>
        {name}: {problem.file}, line {problem.line}
      </b>
      <p>{toProblemSentence(problem)}</p>
    </div>
  );
}

function Pages({ review }: { review: Review }) {
  return (
    <>
      {review.pages.map((page, index) => (
        <Page
          key={`${page.kind} ${page.address}`}
          page={page}
          number={index}
          preview={review.preview}
        />
      ))}
    </>
  );
}

function Page({
  page,
  number,
  preview,
}: {
  page: ReviewedPage;
  number: number;
  preview: string | undefined;
}) {
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

interface PicturesProps {
  figures: readonly Figure[];
  /** Tells the sliders of one page from those of another. */
  name: string;
  title: string;
}

/** The phone at the left, the desk at the right. */
function Pictures({ figures, name, title }: PicturesProps) {
  if (figures.length === 0) return null;
  return (
    <div className="shots">
      {WIDTHS.map((width) => (
        <div key={width}>
          {figures
            .filter((figure) => figure.width === width)
            .map((figure, index) => (
              <Picture
                key={`${figure.scheme} ${index}`}
                figure={figure}
                name={`${name}-${width}-${index}`}
                title={title}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

/** How much of the picture before is shown at each stop of the slider, in percent. */
const STOPS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

function Picture({ figure, name, title }: { figure: Figure; name: string; title: string }) {
  const { width, scheme, isCut, before, after } = figure;
  const place = `${width} px${scheme === 'dark' ? ', dark' : ''}${isCut ? ', its beginning' : ''}`;
  const className = 'shot';
  if (before === undefined || after === undefined) {
    const half = before ?? after;
    if (half === undefined) return null;
    const state = before === undefined ? 'After' : 'Before';
    return (
      <figure className={className}>
        <figcaption>
          <b>{state}</b>, {place}
        </figcaption>
        <Side
          half={half}
          height={half.height}
          width={width}
          alt={`${title}, ${state.toLowerCase()}, ${place}`}
        />
      </figure>
    );
  }
  return (
    <fieldset className={className}>
      <legend>Before and after, {place}</legend>
      <div className="stops">
        <b aria-hidden="true">After</b>
        {STOPS.map((stop) => (
          <label key={stop}>
            <input
              type="radio"
              name={name}
              className={`stop-${stop}`}
              defaultChecked={stop === 50}
            />
            <span>
              {stop === 0 ? 'All after' : stop === 100 ? 'All before' : `${stop}% before`}
            </span>
          </label>
        ))}
        <b aria-hidden="true">Before</b>
      </div>
      <div className="stage">
        <div className="side">
          <Side
            half={after}
            height={figure.height}
            width={width}
            alt={`${title}, after, ${place}`}
          />
        </div>
        <div className="side seam">
          <div className="side--before">
            <Side
              half={before}
              height={figure.height}
              width={width}
              alt={`${title}, before, ${place}`}
            />
          </div>
        </div>
      </div>
    </fieldset>
  );
}

/** A picture with its marks, in a frame of a height that both sides share. */
function Side({
  half,
  height,
  width,
  alt,
}: {
  half: Half;
  height: number;
  width: number;
  alt: string;
}) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      <image href={half.source} width={width} height={half.height} preserveAspectRatio="none" />
      {half.marks.map(({ x, y, width: w, height: h }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={w} height={h} />
      ))}
    </svg>
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
      <ul>
        {means.slice(0, MOST_MEANS).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>and {rest.length} more</summary>
          <ul>
            {rest.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Card({ card: { title, address, before, after } }: { card: CardChange }) {
  return (
    <div className="card">
      <h3>
        Shared link of {title} <span className="mono">{address}</span>
      </h3>
      <div className="pair">
        {before !== undefined && (
          <figure>
            <figcaption>Before</figcaption>
            <img
              src={toSource(before)}
              width={1200}
              height={630}
              alt={`${title} in shared links, before`}
            />
          </figure>
        )}
        <figure>
          <figcaption>After</figcaption>
          <img
            src={toSource(after)}
            width={1200}
            height={630}
            alt={`${title} in shared links, after`}
          />
        </figure>
      </div>
    </div>
  );
}

function toSource(file: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
}
