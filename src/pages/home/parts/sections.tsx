import { ClosingBand } from '../../../components/blocks/closing';
import { Figures } from '../../../components/blocks/figures';
import { OperatorBand } from '../../../components/blocks/operator/operator-band';
import { Section } from '../../../components/blocks/section';
import { ShortEnquiry } from '../../contact/short-enquiry';
import type { HomePage } from '../page';
import { Bays } from './bays';
import stylesheet from './bays.css?url';
import { Certificates } from './group';
import { MissionAndValues } from './mission';
import { Panorama } from './panorama';
import { Proof } from './proof';
import { StoryList } from './story-list';
import { TeamTile } from './team-tile';
import { Teaser } from './teaser';

/** Everything below the first screen of the home page. */
export function HomeSections({ page }: { page: HomePage }) {
  const { copy, teaser, desk, stories, certifications } = page;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <Proof readings={copy.proof} title={copy.certifications} certifications={certifications} />
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
        <MissionAndValues mission={copy.mission} values={copy.values} />
      </Section>
      <section className="section section--joined" aria-labelledby="group">
        <div className="wrap split">
          <Certificates words={copy.group} certifications={certifications} />
          <TeamTile {...copy.team} figure={page.engineers} />
        </div>
      </section>
      <ClosingBand id="ask" title={copy.ask.title} lead={copy.ask.lead}>
        <ShortEnquiry words={page.enquiry} question={copy.ask.question} />
      </ClosingBand>
    </>
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
