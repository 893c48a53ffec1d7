import type { PageOf } from '../content/page-data';
import { ArticleFigure, ArticleFrame } from '../layouts/article-frame';
import { Prose } from '../mdx/prose';
import { NextProducts } from '../sections/next-products';
import { Phases } from '../sections/phases';
import { Results } from '../sections/results';
import { Section } from '../sections/section';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import { TermProvider } from '../ui/term-provider';

export function View({ page }: { page: PageOf<'story'> }) {
  const { copy, story, body, terms, products, list } = page;
  return (
    <TermProvider terms={terms}>
      <ArticleFrame
        breadcrumb={[list]}
        entry={story}
        title={story.title}
        lead={story.category}
        facts={toFacts(page)}
        figure={<ArticleFigure picture={story.image} />}
        aside={<Readings page={page} />}
      >
        <ProblemAndAnswer page={page} />
        <Prose body={body} />
      </ArticleFrame>
      <Section id="timeline" heading={copy.timeline} surface="tint">
        <Phases timeline={story.timeline} />
      </Section>
      <Section id="products" heading={copy.products} joined>
        <NextProducts products={products} />
      </Section>
    </TermProvider>
  );
}

function Readings({ page }: { page: PageOf<'story'> }) {
  return (
    <div>
      <h2>{page.copy.results}</h2>
      <Results results={page.story.results} />
    </div>
  );
}

function ProblemAndAnswer({ page }: { page: PageOf<'story'> }) {
  const { labels } = useSite();
  return (
    <div className="grid gap-8 mb-12">
      <div className="question">
        <h2>{labels.challenge}</h2>
        <p>{page.story.challenge}</p>
      </div>
      <div className="question">
        <h2>{labels.solution}</h2>
        <p>{page.story.solution}</p>
      </div>
    </div>
  );
}

function toFacts({ copy, story, market }: PageOf<'story'>) {
  const { facts } = copy;
  return [
    { label: facts.client, value: story.client },
    { label: facts.location, value: story.location },
    { label: facts.duration, value: story.duration },
    { label: facts.market, value: <SiteLink to={market.path}>{market.label}</SiteLink> },
  ];
}
