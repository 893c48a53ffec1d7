import { Badge } from '../ui/badge';
import { PublicationBadge } from '../ui/publication-badge';
import { SiteLink } from '../ui/site-link';
import { ProductSymbol } from '../ui/symbol';
import type { ArticleSummary } from './article-card';
import { ArticleMeta } from './article-card';

/** Articles as a drawing register: one row a document. */
export function Register({ articles }: { articles: ArticleSummary[] }) {
  return (
    <ol className="register">
      {articles.map((article) => (
        <li key={article.path}>
          <Row article={article} />
        </li>
      ))}
    </ol>
  );
}

function Row({ article }: { article: ArticleSummary }) {
  const { path, title, excerpt, category, badge, icon } = article;
  return (
    <SiteLink to={path}>
      <div>
        <Badge variant={badge} label={category} /> <PublicationBadge entry={article} />
      </div>
      <div className="register__text">
        <h3 className="line-clamp-2 text-wrap">{title}</h3>
        <p className="line-clamp-3 text-wrap">{excerpt}</p>
      </div>
      <div className="register__symbol">
        <ProductSymbol icon={icon} />
      </div>
      <ArticleMeta article={article} className="meta" />
    </SiteLink>
  );
}
