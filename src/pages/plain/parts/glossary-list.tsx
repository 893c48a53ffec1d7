import type { GlossaryTerm } from '../../../collections/files/glossary';

/** Every technical term with its definition; each has an anchor. */
export function GlossaryList({ terms }: { terms: GlossaryTerm[] }) {
  return (
    <dl className="glossary">
      {terms.map(({ slug, term, definition }) => (
        <div
          key={slug}
          id={slug}
          className="grid gap-x-gap gap-y-2 hair-b py-[1.35rem] lg:grid-cols-[1fr_2fr]"
        >
          <dt>{term}</dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
