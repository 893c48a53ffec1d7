import type { Heading } from '#check/fields';
import type { ArticleSummary } from '../../../components/blocks/article-card';
import { ArticleCard } from '../../../components/blocks/article-card';
import { TitleBlock } from '../../../components/blocks/title-block';

interface FeaturedArticlesProps {
  heading: Heading;
  articles: ArticleSummary[];
}

/** The articles at the top of the insights page, the first one large. */
export function FeaturedArticles({ heading, articles }: FeaturedArticlesProps) {
  return (
    <section className="section section--joined" aria-labelledby="featured">
      <div className="wrap">
        <TitleBlock heading={heading} id="featured" />
        <div className="featured split">
          {articles.map((article, index) => (
            <ArticleCard key={article.path} article={article} first={index === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}
