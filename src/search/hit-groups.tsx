import type { SearchWords } from '../collections/files/search';
import { SiteLink } from '../components/ui/site-link';
import type { Finder, Hit } from './finder';
import { HitPortrait } from './hit-portrait';
import { Marked } from './marked';

export interface HitGroupsProps {
  hits: Hit[];
  mark: Finder['mark'];
  words: Pick<SearchWords, 'kinds' | 'section'>;
}

/** The hits of a site-wide search, grouped by kind; the kind with the best hit comes first. */
export function HitGroups({ hits, mark, words }: HitGroupsProps) {
  return groupByKind(hits).map(([kind, group]) => (
    <section key={kind} className="mt-10" aria-labelledby={`hits-${kind}`}>
      <h3 id={`hits-${kind}`} className="mb-3">
        {words.kinds[kind]}
      </h3>
      <ul className="line-t">
        {group.map(({ document, terms, section, row }) => (
          <li key={document.path} className="split hair-b gap-y-2 py-4">
            <HitPortrait portrait={document.portrait} />
            <div className="lg:col-span-5">
              <p className="type-wide text-balance">
                <SiteLink to={document.path}>
                  <Marked pieces={mark(document.title, terms)} />
                </SiteLink>
              </p>
              <small className="tag">
                <Marked pieces={mark(document.category, terms)} />
              </small>
            </div>
            <div className="text-small lg:col-start-6 lg:col-end-13">
              <p className="max-w-[66ch] text-ink-2">
                <Marked pieces={mark(document.excerpt, terms)} />
              </p>
              {row && (
                <p>
                  <SiteLink to={document.path + row.to}>
                    <Marked pieces={mark(row.text, terms)} />
                  </SiteLink>
                </p>
              )}
              {section && (
                <p>
                  {words.section}{' '}
                  <SiteLink to={`${document.path}#${section.id}`}>
                    <Marked pieces={mark(section.text, terms)} />
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

/**
 * Groups hits by kind.
 * @param hits the best first
 * @returns kinds with their hits, in the order of their best hit
 */
export function groupByKind(hits: Hit[]): [string, Hit[]][] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const { kind } = hit.document;
    groups.set(kind, [...(groups.get(kind) ?? []), hit]);
  }
  return [...groups];
}
