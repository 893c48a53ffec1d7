import { Portrait } from '../../components/ui/picture.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import type { Hit } from './open-search.ts';
import { Marked } from './search-status.tsx';

/** The hits of a site-wide search, grouped by kind; the kind with the best hit comes first. */
export function HitGroups({ hits }: { hits: Hit[] }) {
  const { search: copy } = useSite();
  return groupByKind(hits).map(([kind, group]) => (
    <section key={kind} className="mt-10" aria-labelledby={`ui:hits-${kind}`}>
      <h3 id={`ui:hits-${kind}`} className="mb-3">
        {copy.kinds[kind]}
      </h3>
      <ul className="line-t">
        {group.map(({ document, mark, section }) => (
          <li key={document.path} className="split hair-b gap-y-2 py-4">
            <HitPortrait portrait={document.portrait} />
            <div className="lg:col-span-5">
              <p className="type-wide text-balance">
                <SiteLink to={document.path}>
                  <Marked parts={mark(document.title)} />
                </SiteLink>
              </p>
              <small className="tag">
                <Marked parts={mark(document.category)} />
              </small>
            </div>
            <div className="text-small lg:col-start-6 lg:col-end-13">
              <p className="max-w-[66ch] text-ink-2">
                <Marked parts={mark(document.excerpt)} />
              </p>
              {section && (
                <p>
                  <SiteLink to={document.path + section.to}>
                    <Marked parts={mark(section.text)} />
                  </SiteLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The portrait of a product among the hits; nothing for other hits. */
export function HitPortrait({ portrait }: Pick<Hit['document'], 'portrait'>) {
  return <Portrait portrait={portrait} sizes="8rem" className="hit-portrait" />;
}

/** Hits, given best first, grouped by kind: the kind of the best one comes first. */
export function groupByKind(hits: Hit[]): [string, Hit[]][] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const { kind } = hit.document;
    groups.set(kind, [...(groups.get(kind) ?? []), hit]);
  }
  return [...groups];
}
