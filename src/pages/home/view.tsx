import { ClosingBand } from '../../components/blocks/closing';
import { Figures } from '../../components/blocks/figures';
import { Section } from '../../components/blocks/section';
import { ShortEnquiry } from '../contact/short-enquiry';
import type { HomePage } from './page';
import { Bays } from './parts/bays';
import { Certificates } from './parts/group';
import { Hero } from './parts/hero';
import { MissionAndValues } from './parts/mission';
import { Panorama } from './parts/panorama';
import { StoryList } from './parts/story-list';
import { TeamTile } from './parts/team-tile';

export function View({ page }: { page: HomePage }) {
  const { copy, group, certifications } = page;
  return (
    <>
      <Hero page={page} />
      <Section id="products" heading={copy.products}>
        <Bays products={page.products} copy={copy.bus} />
      </Section>
      <Section id="markets" heading={copy.markets} surface="control">
        <Panorama markets={page.markets} />
      </Section>
      {page.stories.length > 0 && (
        <Section id="stories" heading={copy.stories}>
          <StoryList stories={page.stories} />
        </Section>
      )}
      {copy.quote !== undefined && <Quote {...copy.quote} />}
      <Section id="about" heading={copy.about}>
        <Figures figures={page.figures} />
        <MissionAndValues mission={copy.mission} values={copy.values} />
      </Section>
      <Section id="group" heading={copy.group}>
        <div className="split">
          <Certificates group={group} title={copy.certifications} certifications={certifications} />
          <TeamTile {...copy.team} figure={page.engineers} />
        </div>
      </Section>
      <ClosingBand id="ask" title={copy.ask.title} lead={copy.ask.lead}>
        <ShortEnquiry words={page.enquiry} question={copy.ask.question} />
      </ClosingBand>
    </>
  );
}

/** One large sentence of a customer. */
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
