import company from '../../../components/blocks/company.css?url';
import { Rosette, ValueList } from '../../../components/blocks/company-parts';
import { Figures } from '../../../components/blocks/figures';
import { OperatorBand } from '../../../components/blocks/operator/operator-band';
import { ClosingBand, Section } from '../../../components/blocks/section';
import { ShortInquiry } from '../../contact/short-inquiry';
import type { HomePage } from '../page';
import { Bays } from './bays';
import stylesheet from './bays.css?url';
import { Panorama } from './panorama';
import { Proof } from './proof';
import { StoryList } from './story-list';
import { TeamTile } from './team-tile';
import { Teaser } from './teaser';

/** Everything below the first screen of the home page. */
export function HomeSections({ page }: { page: HomePage }) {
  const { copy, teaser, desk, stories } = page;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <Proof page={page} />
      <Section id="products" heading={copy.products}>
        <Bays products={page.products} copy={copy.bus} />
      </Section>
      {desk && <OperatorBand {...desk} />}
      {copy.build && teaser && (
        <Teaser teaser={teaser} words={copy.build} products={page.products} />
      )}
      <Section id="markets" heading={copy.markets} surface="control">
        <Panorama markets={page.markets} />
      </Section>
      {stories.length > 0 && (
        <Section id="stories" heading={copy.stories}>
          <StoryList stories={stories} />
        </Section>
      )}
      {copy.quote !== undefined && <Quote {...copy.quote} />}
      <Section id="about" heading={copy.about}>
        <Figures figures={page.figures} />
        <MissionAndValues copy={copy} />
      </Section>
      <section className="section section--joined" aria-labelledby="group">
        <div className="wrap split">
          <Certificates page={page} />
          <TeamTile {...copy.team} figure={page.engineers} />
        </div>
      </section>
      <ClosingBand id="ask" title={copy.ask.title} lead={copy.ask.lead}>
        <ShortInquiry words={page.inquiry} question={copy.ask.question} />
      </ClosingBand>
    </>
  );
}

/** The company's mission, with its values beside it; the stylesheet is also for the group below. */
function MissionAndValues({ copy: { mission, values } }: Pick<HomePage, 'copy'>) {
  return (
    <>
      <link rel="stylesheet" href={company} fetchPriority="low" />
      <div className="split mt-10">
        <div className="mission flex flex-col justify-between gap-10 rounded-sheet p-inset lg:col-span-6">
          <Rosette />
          <h3>{mission.title}</h3>
          <p>{mission.text}</p>
        </div>
        <ValueList values={values} className="lg:col-start-8 lg:col-end-13" />
      </div>
    </>
  );
}

/** The plate of the group: the standards it is certified to. */
function Certificates({ page: { copy, certifications } }: { page: HomePage }) {
  return (
    <div className="nameplate nameplate--large lg:col-span-8">
      <h2 id="group">{copy.group.title}</h2>
      <p className="mt-3 mb-8 text-ink-2">{copy.group.lead}</p>
      <ul className="certs">
        {certifications.map(({ name, meaning }) => (
          <li key={name} className="grid content-start gap-y-[0.1rem]">
            <b>{name}</b> <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One large customer quote. */
function Quote({ text, by }: { text: string; by: string }) {
  return (
    <div className="section section--tint">
      <figure className="wrap">
        <blockquote className="voice">{text}</blockquote>
        <figcaption className="meta mt-8">{by}</figcaption>
      </figure>
    </div>
  );
}
