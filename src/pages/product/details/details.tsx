import { AskPlate, MarginLinks } from '../../../components/blocks/margin.tsx';
import { Section } from '../../../components/blocks/section.tsx';
import { Prose } from '../../../mdx/prose.tsx';
import type { ProductPage } from '../page.ts';

/** The text of a product in two columns; after it the stories, and whom to ask. */
export function Details({ page }: { page: ProductPage }) {
  const { copy, details, stories } = page;
  const next = (
    <div className="details__part details__next">
      <MarginLinks id="story" title={copy.story} links={stories.map(toStoryLink)} />
      <AskPlate plate={copy.ask} closes />
    </div>
  );
  return (
    <Section id="practice" heading={details.heading}>
      {details.intro.length > 0 && (
        <div className="details__intro">
          <Prose body={{ tree: details.intro }} />
        </div>
      )}
      {details.runs.map(({ isWide, parts }, index) => (
        <div key={index} className={isWide ? 'details' : 'details details--columns'}>
          {parts.map((tree, part) => (
            <div key={part} className="details__part">
              <Prose body={{ tree }} />
            </div>
          ))}
          {index === details.runs.length - 1 && !isWide && next}
        </div>
      ))}
      {details.runs.at(-1)?.isWide !== false && <div className="details">{next}</div>}
    </Section>
  );
}

function toStoryLink({ path, title, client, results }: ProductPage['stories'][number]) {
  const [first] = results;
  const reading = first === undefined ? '' : `, ${first.metric} ${first.label}`;
  return { path, name: title, text: `${client}${reading}` };
}
