import { ArticleFigure, ArticleHead } from '../../components/blocks/article-frame.tsx';
import { AskPlate, MarginedText, MarginLinks } from '../../components/blocks/margin.tsx';
import { Results } from '../../components/blocks/results.tsx';
import { ClosingActions, Section } from '../../components/blocks/section.tsx';
import { Share } from '../../components/blocks/share.tsx';
import { ButtonLink, ButtonRow } from '../../components/ui/button.tsx';
import { lazyIsland } from '../../components/ui/lazy-island.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { TermProvider } from '../../components/ui/term-provider.tsx';
import { Prose } from '../../mdx/prose.tsx';
import type { StoryPage } from './page.ts';
import { Phases } from './phases.tsx';

/** The drawing of a story whose market shows the same night. */
const NightFigure = lazyIsland(() =>
  import('../../features/markets/night-figure.tsx').then(({ NightFigure }) => NightFigure),
);

const NextStories = lazyIsland(() =>
  import('./next-stories.tsx').then(({ NextStories }) => NextStories),
);

export const preload = ({ night }: StoryPage) =>
  Promise.all([night && NightFigure.preload(), NextStories.preload()]);

export function View({ page }: { page: StoryPage }) {
  const { copy, story, body, terms, breadcrumb, market } = page;
  const { labels } = useSite();
  return (
    <TermProvider terms={terms}>
      <article>
        <ArticleHead
          breadcrumb={breadcrumb}
          entry={story}
          lead={story.category}
          facts={[
            { label: copy.facts.client, value: story.client },
            { label: copy.facts.location, value: story.location },
            { label: copy.facts.duration, value: story.duration },
            {
              label: copy.facts.market,
              value: <SiteLink to={market.path}>{market.label}</SiteLink>,
            },
          ]}
          action={<Share copy={copy.share} />}
          next={
            <ButtonRow actions={[copy.ask.action]}>
              <ButtonLink variant="text" to="#results" label={copy.results} />
            </ButtonRow>
          }
        />
        <div className="section section--joined flow-root pb-0">
          <div className="wrap">
            <ArticleFigure picture={story.image}>
              {page.night && <NightFigure night={page.night} />}
            </ArticleFigure>
          </div>
        </div>
        <Section id="timeline" heading={copy.timeline}>
          <Phases {...story} bars={copy.bars} />
        </Section>
        <Section id="account" heading={copy.account} surface="tint">
          <MarginedText
            lookup={
              <section aria-labelledby="results">
                <h2 className="label" id="results">
                  {copy.results}
                </h2>
                <Results results={story.results} />
              </section>
            }
            next={
              <>
                <MarginLinks id="products" title={copy.products} links={page.products} />
                <AskPlate plate={copy.ask} closes />
              </>
            }
          >
            <div className="split mb-12">
              {(['challenge', 'solution'] as const).map((part) => (
                <div key={part} className="line-t pt-4 lg:col-span-6">
                  <h3 className="small-name mb-2">{labels[part]}</h3>
                  <p className="max-w-[50ch] text-ink-2">{story[part]}</p>
                </div>
              ))}
            </div>
            <Prose body={body} />
          </MarginedText>
        </Section>
      </article>
      {page.next.length > 0 && <NextStories page={page} />}
      <ClosingActions closing={copy.closing} />
    </TermProvider>
  );
}
