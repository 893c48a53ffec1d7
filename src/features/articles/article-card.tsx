import { Badge, PublicationBadge } from '../../components/ui/badge.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import type { InsightCard } from './cards.ts';

interface ArticleCardProps {
  article: InsightCard;
  /** Leaves out the excerpt. */
  brief?: boolean;
  /** Its picture is on the first screen. */
  first?: boolean;
}

/** An article under its drawing; the whole card is one link. */
export function ArticleCard({ article, brief = false, first }: ArticleCardProps) {
  const { path, title, excerpt, category, badge, image } = article;
  return (
    <SiteLink to={path} className="article-card">
      <div className="plate wired plate--ticks grid content-center">
        <Picture picture={image} decorative first={first} />
      </div>
      <Badge variant={badge} label={category} /> <PublicationBadge entry={article} />
      <h3 className="line-clamp-2 text-balance">{title}</h3>
      {!brief && <p className="secondary line-clamp-3 text-pretty">{excerpt}</p>}
      <ArticleMeta article={article} />
    </SiteLink>
  );
}

interface ArticleMetaProps {
  article: { author: string; date: string; length: string };
}

/** Who wrote an article, when, and how long it takes to read or watch. */
export function ArticleMeta({ article }: ArticleMetaProps) {
  return (
    <div className="meta">
      <span>{article.author}</span>
      <LocalDate day={article.date} />
      <span>{article.length}</span>
    </div>
  );
}
