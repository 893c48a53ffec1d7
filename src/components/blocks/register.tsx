import type { ReactNode } from 'react';
import { isPlaceholder } from '#base/paths';
import type { InsightCard } from '../../collections/insights/cards';
import { Badge } from '../ui/badge';
import { Picture } from '../ui/picture';
import { PublicationBadge } from '../ui/publication-badge';
import { SiteLink } from '../ui/site-link';
import { ProductSymbol } from '../ui/symbol';
import { ArticleMeta } from './article-meta';

/** What a search hit lacks: it has no figure, and is published. */
type Lacking = 'image' | 'draft' | 'publishAt';

/** What a row of the register shows of an article. */
export type RegisterArticle = Omit<InsightCard, 'slug' | 'category' | Lacking> &
  Partial<Pick<InsightCard, Lacking>> & { category: string };

interface RegisterProps<T> {
  articles: T[];
  /** Renders the texts of a row if they are more than plain text. */
  show?: (text: string, article: T) => ReactNode;
  /** Shown below the excerpt of a row. */
  note?: (article: T) => ReactNode;
}

/** Articles as a drawing register: one row per document. */
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
  const { path, title, excerpt, category, badge } = article;
  return (
    <SiteLink to={path}>
      <div>
        <Badge variant={badge} label={category} /> <PublicationBadge entry={article} />
      </div>
      <div className="register__text">
        <h3 className="mb-2 line-clamp-2 text-name text-balance">{show(title)}</h3>
        <p className="secondary line-clamp-3 max-w-[62ch] text-pretty">{show(excerpt)}</p>
        {note}
      </div>
      <div className="register__symbol grid">
        <Look article={article} />
      </div>
      <ArticleMeta article={article} />
    </SiteLink>
  );
}

/**
 * The figure of an article as a thumbnail; without one, the symbol of the product that it is about.
 */
function Look({ article: { image, product } }: Pick<RowProps, 'article'>) {
  if (image === undefined || isPlaceholder(image.src)) return <ProductSymbol product={product} />;
  return <Picture picture={image} sizes="(min-width: 62em) 14vw, 6rem" decorative />;
}
