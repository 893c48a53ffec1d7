import type { ComponentProps } from 'react';
import type { Publication } from '#base/publishing';
import type { BadgeVariant } from '../../collections/insights/collection';
import type { SymbolSource } from '../../drawings/symbols';
import { Badge } from '../ui/badge';
import { Picture } from '../ui/picture';
import { PublicationBadge } from '../ui/publication-badge';
import { SiteLink } from '../ui/site-link';
import { ArticleMeta } from './article-meta';

/** What lists show of an article. */
export interface ArticleSummary extends Publication {
  path: string;
  title: string;
  excerpt: string;
  category: string;
  badge: BadgeVariant;
  author: string;
  date: string;
  length: string;
  /** The product that it is about, whose symbol stands beside it. */
  product: SymbolSource | null;
  image: ComponentProps<typeof Picture>['picture'];
  /** The language of its words, where that is not English. */
  lang?: string | undefined;
}

interface ArticleCardProps {
  article: ArticleSummary;
  /** The excerpt is left out. */
  brief?: boolean;
  /** Its picture lies on the first screen. */
  first?: boolean;
}

/** An article under its drawing; the whole of it is one link. */
export function ArticleCard({ article, brief = false, first }: ArticleCardProps) {
  const { path, title, excerpt, category, badge, image, lang } = article;
  return (
    <SiteLink to={path} className="article-card">
      <div className="plate plate--ticks">
        <Picture picture={image} decorative first={first} />
      </div>
      <Badge variant={badge} label={category} /> <PublicationBadge entry={article} />
      <h3 className="line-clamp-2 text-wrap" lang={lang}>
        {title}
      </h3>
      {!brief && (
        <p className="line-clamp-3 text-wrap" lang={lang}>
          {excerpt}
        </p>
      )}
      <ArticleMeta article={article} className="meta" />
    </SiteLink>
  );
}
