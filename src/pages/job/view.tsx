import { withParameter } from '#base/paths';
import { ArticleFrame } from '../../components/layout/article-frame';
import { ButtonLink } from '../../components/ui/button';
import { LocalDate } from '../../components/ui/local-date';
import { TermProvider } from '../../components/ui/term-provider';
import { Prose } from '../../mdx/prose';
import type { JobPage } from './page';

export function View({ page }: { page: JobPage }) {
  const { job, body, terms, breadcrumb } = page;
  const { others } = page.copy;
  const apply = <Apply page={page} />;
  return (
    <TermProvider terms={terms}>
      <ArticleFrame
        breadcrumb={breadcrumb}
        entry={job}
        lead={job.summary}
        facts={toFacts(page)}
        action={<div className="row row--stack lg:hidden">{apply}</div>}
        aside={<div className="row max-lg:hidden">{apply}</div>}
      >
        <Prose body={body} />
        <div className="row row--stack mt-12">
          {apply}
          <ButtonLink variant="text" to={others.to} label={others.label} />
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

function toFacts({ copy, job }: JobPage) {
  const { facts } = copy;
  return [
    { label: facts.department, value: job.department },
    { label: facts.location, value: job.location },
    { label: facts.type, value: job.type },
    { label: facts.posted, value: <LocalDate day={job.date} /> },
  ];
}
