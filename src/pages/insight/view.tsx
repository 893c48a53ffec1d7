import { ArticleCard } from '../../components/blocks/article-card';
import { ClosingActions, Section } from '../../components/blocks/section';
import { ArticleFigure, ArticleFrame } from '../../components/layout/article-frame';
import { Contents } from '../../components/layout/contents';
import { LocalDate } from '../../components/ui/local-date';
import { Picture } from '../../components/ui/picture';
import { TermProvider } from '../../components/ui/term-provider';
import { Prose } from '../../mdx/prose';
import type { InsightPage } from './page';
import { ArticleEnd } from './parts/article-end';
import { Recording, TRANSCRIPT } from './parts/recording';

export function View({ page }: { page: InsightPage }) {
  const { copy, article, author, body, terms, related } = page;
  return (
    <TermProvider terms={terms}>
      <ArticleFrame
        breadcrumb={page.breadcrumb}
        entry={article}
        title={article.title}
        lead={article.excerpt}
        facts={toFacts(page)}
        figure={<Figure page={page} />}
        aside={<Contents headings={body.headings} />}
      >
        {article.video && <span id={TRANSCRIPT} />}
        <Prose body={body} />
        <footer className="byline mt-14 flex max-w-[66ch] items-center gap-5 hair-t hair-b py-6">
          <Picture picture={author.image} decorative sizes="72px" />
          <div>
            <b>{author.name}</b>
            <p>{`${author.role}. ${author.bio}`}</p>
          </div>
        </footer>
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

function Figure({ page: { copy, article } }: { page: InsightPage }) {
  const { video, image, title } = article;
  return video === undefined ? (
    <ArticleFigure picture={image} number={`${copy.figure}\u00a01`} />
  ) : (
    <Recording {...{ video, title }} poster={image} words={copy.recording} />
  );
}

function toFacts({ copy, article, author }: InsightPage) {
  const { facts, recording } = copy;
  const { takesPlace } = article;
  const minutes = `${article.readTime} ${facts.minutes}`;
  const event = { label: facts.takesPlace, value: <LocalDate day={takesPlace ?? article.date} /> };
  return [
    { label: facts.category, value: article.category },
    { label: facts.author, value: author.name },
    { label: facts.date, value: <LocalDate day={article.date} /> },
    ...(takesPlace === undefined ? [] : [event]),
    ...(article.type === 'webinar'
      ? [
          { label: facts.recording, value: minutes },
          { label: facts.page, value: article.video ? recording.watch : recording.read },
        ]
      : [{ label: facts.readTime, value: minutes }]),
  ];
}
