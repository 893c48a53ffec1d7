import type { SearchWords } from '../collections/files/search';
import { SiteLink } from '../components/ui/site-link';
import type { Finder, Hit } from './finder';
import { HitPortrait } from './hit-portrait';
import { nameOfKind } from './kinds';
import { Marked } from './marked';

interface HitGroupsProps {
  hits: Hit[];
  mark: Finder['mark'];
  words: Pick<SearchWords, 'kinds' | 'section'>;
}

/** The hits of a search of the whole site, kind by kind; the kind with the best hit comes first. */
export function HitGroups({ hits, mark, words }: HitGroupsProps) {
  return groupByKind(hits).map(([kind, group]) => (
    <section key={kind} className="prose mt-10 prose-p:my-0" aria-labelledby={`hits-${kind}`}>
      <h3 id={`hits-${kind}`}>{nameOfKind(words.kinds, kind)}</h3>
      <ul>
        {group.map(({ document, terms, section, row }) => (
          <li key={document.path}>
            <HitPortrait portrait={document.portrait} />
            <SiteLink to={document.path}>
              <Marked pieces={mark(document.title, terms)} />
            </SiteLink>{' '}
            <small className="tag">
              <Marked pieces={mark(document.category, terms)} />
            </small>
            <p>
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
          </li>
        ))}
      </ul>
    </section>
  ));
}

/**
 * Sorts hits into their kinds.
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
