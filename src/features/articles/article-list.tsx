import type { ReactNode } from 'react';
import { isPlaceholder } from '#check/addresses/paths';
import { Badge, PublicationBadge } from '../../components/ui/badge.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { ProductSymbol } from '../../components/ui/symbol.tsx';
import { ArticleMeta } from './article-card.tsx';
import type { InsightCard } from './cards.ts';

/** What a search hit lacks: it has no figure, and is published. */
type Missing = 'image' | 'draft' | 'publishAt';

/** What a row of the list shows of an article. */
export type ListedArticle = Omit<InsightCard, 'slug' | 'category' | Missing> &
  Partial<Pick<InsightCard, Missing>> & { category: string; anchor?: string | undefined };

interface ArticleListProps<T> {
  articles: T[];
  /** Renders the texts of a row if they are more than plain text. */
  show?: (text: string, article: T) => ReactNode;
  /** Shown below the excerpt of a row. */
  note?: (article: T) => ReactNode;
}

/** Articles as a list: one row per document. */
export function ArticleList<T extends ListedArticle>(props: ArticleListProps<T>) {
  const { articles, show = (text) => text, note } = props;
  return (
    <ol className="article-list">
      {articles.map((article) => (
        <li key={article.path} id={article.anchor}>
          <SiteLink
            to={article.path}
            className="grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-x-gap gap-y-3 py-6 lg:grid-cols-12 lg:items-start lg:py-8"
          >
            <div className="lg:col-span-2">
              <Badge variant={article.badge} label={article.category} />{' '}
              <PublicationBadge entry={article} />
            </div>
            <div className="col-span-full lg:col-span-6">
              <h3 className="mb-2 line-clamp-2 text-name text-balance">
                {show(article.title, article)}
              </h3>
              <p className="secondary line-clamp-3 max-w-[62ch] text-pretty">
                {show(article.excerpt, article)}
              </p>
              {note?.(article)}
            </div>
            <div className="article-list__symbol col-start-2 row-start-1 grid aspect-[16/10] place-items-center overflow-hidden [--label:0] lg:order-1 lg:col-span-2">
              <Thumbnail article={article} />
            </div>
            <ArticleMeta article={article} />
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}

/** The figure of an article as a thumbnail; without one, the symbol of its product. */
function Thumbnail({ article: { image, product } }: { article: ListedArticle }) {
  if (image === undefined || isPlaceholder(image.src)) return <ProductSymbol product={product} />;
  return <Picture picture={image} sizes="(min-width: 62em) 14vw, 6rem" decorative />;
}
