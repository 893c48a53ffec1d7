import { ArticleFrame } from '../../components/blocks/article-frame.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { TermProvider } from '../../components/ui/term-provider.tsx';
import { withParameter } from '../../lib/addresses.ts';
import { Prose } from '../../mdx/prose.tsx';
import type { JobPage } from './page.ts';

export function View({ page }: { page: JobPage }) {
  const { copy, job, salary, body, terms, breadcrumb } = page;
  const apply = <Apply page={page} />;
  return (
    <TermProvider terms={terms}>
      <ArticleFrame
        breadcrumb={breadcrumb}
        entry={job}
        lead={job.summary}
        facts={[
          { label: copy.facts.department, value: job.department },
          { label: copy.facts.location, value: job.location },
          { label: copy.facts.type, value: job.type },
          ...salary,
          { label: copy.facts.posted, value: <LocalDate day={job.date} /> },
        ]}
        action={<div className="row row--stack lg:hidden">{apply}</div>}
        aside={<div className="row max-lg:hidden">{apply}</div>}
      >
        <Prose body={body} />
        <div className="row row--stack mt-12">
          {apply}
          <ButtonLink variant="text" {...copy.others} />
        </div>
      </ArticleFrame>
    </TermProvider>
  );
}

/** How to apply, while the position is open. */
function Apply({ page: { copy, job, isOpen } }: { page: JobPage }) {
  if (!isOpen) return <p>{copy.closed}</p>;
  const to = withParameter(copy.apply.to, 'job', job.slug);
  return <ButtonLink variant="primary" to={to} label={copy.apply.label} subject={job.title} />;
}
