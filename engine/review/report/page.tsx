import type { ReviewedPage } from '../review';
import { toCount } from '../sentences';
import { Pictures } from './pictures';
import { Sign } from './sign';
import { toPreviewAddress } from './summary';

interface PageProps {
  page: ReviewedPage;
  /** Its place in the report. */
  number: number;
  preview: string | undefined;
}

/** A page that is not as it was: why, where in its list, and its pictures. */
export function Page({ page, number, preview }: PageProps) {
  const { kind, address, from, title, aspects, why, places, figures, links, redirect, isOwn } =
    page;
  const target =
    preview === undefined || kind === 'removed' ? undefined : toPreviewAddress(preview, address);
  const isLost = (kind === 'removed' || kind === 'moved') && redirect === undefined;
  const pictures = <Pictures figures={figures} name={`s${number}`} title={title} />;
  return (
    <article className="page">
      <h3>
        {kind !== 'changed' && <Sign kind={kind} />} {title}
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
