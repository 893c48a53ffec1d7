import { LocalDate } from '../ui/local-date';

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
