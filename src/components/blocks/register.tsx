import type { ReactNode } from 'react';

import { Badge } from '../ui/badge';
import { PublicationBadge } from '../ui/publication-badge';
import { SiteLink } from '../ui/site-link';
import { ProductSymbol } from '../ui/symbol';
import type { ArticleSummary } from './article-card';
import { ArticleMeta } from './article-meta';

/** What a row of the register shows of an article. */
export type RegisterArticle = Omit<ArticleSummary, 'image'>;

interface RegisterProps<T> {
  articles: T[];
  /** Draws the texts of a row where they are more than words. */
  show?: (text: string, article: T) => ReactNode;
  /** Stands below the excerpt of a row. */
  note?: (article: T) => ReactNode;
}

/** Articles as a drawing register: one row a document. */
export function Register<T extends RegisterArticle>(props: RegisterProps<T>) {
  const { articles, show = (text) => text, note } = props;
  return (
    <ol className="register">
      {articles.map((article) => (
        <li key={article.path}>
          <Row article={article} show={(text) => show(text, article)} note={note?.(article)} />
        </li>
      ))}
    </ol>
  );
}

interface RowProps {
  article: RegisterArticle;
  show: (text: string) => ReactNode;
  note: ReactNode;
}

function Row({ article, show, note }: RowProps) {
  const { path, title, excerpt, category, badge, product } = article;
  return (
    <SiteLink to={path}>
      <div>
        <Badge variant={badge} label={category} /> <PublicationBadge entry={article} />
      </div>
      <div className="register__text">
        <h3 className="line-clamp-2 text-wrap">{show(title)}</h3>
        <p className="line-clamp-3 text-wrap">{show(excerpt)}</p>
        {note}
      </div>
      <div className="register__symbol">
        <ProductSymbol product={product} />
      </div>
      <ArticleMeta article={article} className="meta" />
    </SiteLink>
  );
}
