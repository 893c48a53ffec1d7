import { LocalDate } from '../ui/local-date';
import { useSite } from '../ui/site-context';

interface ArticleMetaProps {
  article: { author: string; date: string; readTime: number };
  className: string;
}

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleMeta({ article, className }: ArticleMetaProps) {
  const { labels } = useSite();
  return (
    <div className={className}>
      <span>{article.author}</span>
      <LocalDate day={article.date} />
      <span>{`${article.readTime} ${labels.minutesToRead}`}</span>
    </div>
  );
}
