import type { PageOf } from '../../content/page-data';
import { ArticleFigure, ArticleFrame } from '../../layouts/article-frame';
import { Contents } from '../../layouts/contents';
import { Prose } from '../../mdx/prose';
import { ArticleCard } from '../../sections/article-card';
import { ArticleEnd } from '../../sections/article-end';
import { Byline } from '../../sections/byline';
import { ClosingActions } from '../../sections/closing';
import { Section } from '../../sections/section';
import { LocalDate } from '../../ui/local-date';
import { TermProvider } from '../../ui/term-provider';

export function View({ page }: { page: PageOf<'insight'> }) {
  const { copy, article, author, body, terms, related } = page;
  return (
    <TermProvider terms={terms}>
      <ArticleFrame
        breadcrumb={[page.list, page.categoryLink]}
        entry={article}
        title={article.title}
        lead={article.excerpt}
        facts={toFacts(page)}
        figure={<ArticleFigure picture={article.image} number={`${copy.figure}\u00a01`} />}
        aside={<Contents title={copy.contents} headings={body.headings} />}
      >
        <Prose body={body} />
        <Byline author={author} />
        <ArticleEnd words={copy} newer={page.newer} older={page.older} />
      </ArticleFrame>
      {related.length > 0 && (
        <Section id="related" heading={copy.related} surface="tint">
          <div className="split">
            {related.map((card) => (
              <ArticleCard key={card.slug} article={card} brief />
            ))}
          </div>
        </Section>
      )}
      <ClosingActions closing={copy.closing} />
    </TermProvider>
  );
}

function toFacts({ copy, article, author }: PageOf<'insight'>) {
  const { facts } = copy;
  const { takesPlace } = article;
  const event = { label: facts.takesPlace, value: <LocalDate day={takesPlace ?? article.date} /> };
  return [
    { label: facts.category, value: article.category },
    { label: facts.author, value: author.name },
    { label: facts.date, value: <LocalDate day={article.date} /> },
    ...(takesPlace === undefined ? [] : [event]),
    { label: facts.readTime, value: `${article.readTime} ${facts.minutes}` },
  ];
}
