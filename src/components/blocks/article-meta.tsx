import { LocalDate } from '../ui/local-date';

interface ArticleMetaProps {
  article: { author: string; date: string; length: string };
  className: string;
}

/** Who wrote an article, when, and how long it takes to read or watch. */
export function ArticleMeta({ article, className }: ArticleMetaProps) {
  return (
    <div className={className}>
      <span>{article.author}</span>
      <LocalDate day={article.date} />
      <span>{article.length}</span>
    </div>
  );
}
