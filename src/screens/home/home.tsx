import type { PageOf } from '../../content/page-data';
import { Bays } from '../../sections/bays';
import { Figures } from '../../sections/figures';
import { Certificates } from '../../sections/group';
import { Hero } from '../../sections/hero';
import { MissionAndValues } from '../../sections/mission';
import { Panorama } from '../../sections/panorama';
import { Section } from '../../sections/section';
import { StoryList } from '../../sections/story-list';
import { TeamTile } from '../../sections/team-tile';

export function View({ page }: { page: PageOf<'home'> }) {
  const { copy, group, certifications } = page;
  return (
    <>
      <Hero hero={copy.hero} diagram={page.diagram} />
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
      <Section id="about" heading={copy.about} surface="tint">
        <Figures figures={page.figures} />
        <MissionAndValues mission={copy.mission} values={copy.values} />
      </Section>
      <Section id="group" heading={copy.group}>
        <div className="split">
          <Certificates group={group} title={copy.certifications} certifications={certifications} />
          <TeamTile {...copy.team} figure={page.engineers} />
        </div>
      </Section>
    </>
  );
}
