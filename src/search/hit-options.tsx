import { SiteLink } from '../components/ui/site-link';
import { groupByKind, type HitGroupsProps } from './hit-groups';
import { HitPortrait } from './hit-portrait';
import { Marked } from './marked';

/** Its hits are grouped by kind, in the order of the arrow keys. */
interface HitOptionsProps extends HitGroupsProps {
  activeId: string | undefined;
  /** The id of the option at an index. */
  toId: (index: number) => string;
  /** Called when an option is chosen. */
  onFollow: () => void;
}

/** The hits of a search as the options of a listbox, one group per kind. */
export function HitOptions({ hits, mark, words, activeId, toId, onFollow }: HitOptionsProps) {
  return groupByKind(hits).map(([kind, group]) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for controls of a form
    <div key={kind} role="group" aria-labelledby={toId(0) + kind}>
      <p className="tag px-5 pt-4 pb-[0.35rem]" id={toId(0) + kind}>
        {words.kinds[kind]}
      </p>
      {group.map((hit) => {
        const id = toId(hits.indexOf(hit));
        const { document, terms, section, row } = hit;
        return (
          <SiteLink
            key={document.path}
            id={id}
            role="option"
            tabIndex={-1}
            aria-selected={id === activeId}
            to={document.path + (row?.to ?? (section ? `#${section.id}` : ''))}
            onClick={onFollow}
          >
            <HitPortrait portrait={document.portrait} />
            <b>
              <Marked pieces={mark(document.title, terms)} />{' '}
              <small className="pl-2 type-tag text-ink-3">
                <Marked pieces={mark(document.category, terms)} />
              </small>
            </b>
            <span className="line-clamp-2 text-small/[1.45] text-ink-2">
              {section && `${words.section} `}
              <Marked pieces={mark(row?.text ?? section?.text ?? document.excerpt, terms)} />
            </span>
          </SiteLink>
        );
      })}
    </div>
  ));
}
