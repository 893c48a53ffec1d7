import type { Heading } from '../schemas/fields';
import type { ArticleSummary } from './article-card';
import { ArticleCard } from './article-card';
import { TitleBlock } from './title-block';

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
