import type { CopyOf } from '../schemas/pages';
import { ButtonLink } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import type { ArticleSummary } from './article-card';
import { Register } from './register';
import { Section } from './section';

interface Filter {
  label: string;
  path: string;
  current: boolean;
}

interface ArticleListProps {
  list: {
    filters: Filter[];
    articles: ArticleSummary[];
    /** The addresses of the next and of the first page of this list, where this is not it. */
    older: string | null;
    newest: string | null;
  };
  copy: CopyOf<'insights'>;
}

/** One page of the register of articles, with its filters. */
export function ArticleList({ list, copy }: ArticleListProps) {
  const { filters, articles, older, newest } = list;
  return (
    <Section id="register" heading={copy.register} surface="tint">
      <Filters label={copy.filters} filters={filters} />
      <div className="mt-8">
        <Register articles={articles} />
      </div>
      <div className="row row--stack mt-10">
        {older !== null && <ButtonLink variant="secondary" to={older} label={copy.loadMore} />}
        {newest !== null && <ButtonLink variant="text" to={newest} label={copy.newer} />}
      </div>
    </Section>
  );
}

/** The categories as links; the chosen one is marked. */
function Filters({ label, filters }: { label: string; filters: Filter[] }) {
  return (
    <nav className="filters" aria-label={label}>
      {filters.map((filter) => (
        <SiteLink
          key={filter.path}
          to={filter.path}
          className="chip"
          aria-current={filter.current ? 'page' : undefined}
        >
          {filter.label}
        </SiteLink>
      ))}
    </nav>
  );
}
