import { ClosingActions, PageHead, Section } from '../../components/blocks/section.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { ArticleList } from '../../features/articles/article-list.tsx';
import { StoryCard } from '../../features/stories/story-card.tsx';
import type { StoriesPage } from './page.ts';

export function View({ page }: { page: StoriesPage }) {
  const { copy, stories, cases, markets } = page;
  const [ask] = copy.closing.actions;
  const { labels } = useSite();
  return (
    <>
      <PageHead header={copy.header}>
        {/* What the page asks of its visitor, and the way to the case of their own market. */}
        <div className="row row--stack mt-6">
          {ask && <ButtonLink variant="primary" {...ask} />}
          <div className="row">
            {markets.map((market) => (
              <ButtonLink key={market.to} variant="text" {...market} />
            ))}
          </div>
        </div>
      </PageHead>
      <div className="section section--joined">
        <div className="wrap split gap-y-14 lg:gap-y-22">
          {stories.length === 0 && <p className="lead lg:col-span-8">{labels.none.stories}</p>}
          {stories.map((story, index) => (
            <StoryCard
              key={story.slug}
              id={story.anchor}
              story={story}
              lead
              level={2}
              first={index === 0}
            />
          ))}
        </div>
      </div>
      {copy.cases !== undefined && cases.length > 0 && (
        <Section id="cases" heading={copy.cases} surface="tint" joined>
          <ArticleList articles={cases} />
        </Section>
      )}
      <ClosingActions closing={copy.closing} />
    </>
  );
}
