import { ColumnHeads } from '../../components/blocks/column-heads.tsx';
import { ClosingActions, PageHead, Section } from '../../components/blocks/section.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { RadioChips } from '../../components/ui/radio-chips.tsx';
import { CsvLink, ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { describeDocument, toClaimAnchor } from './describe.ts';
import type { RegisterPage } from './page.ts';
import stylesheet from './register.css?url';

interface PageProps {
  page: RegisterPage;
}

export function View({ page }: PageProps) {
  const { copy, breadcrumb, plates, csv } = page;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead header={copy.header} breadcrumb={{ links: breadcrumb, current: copy.seo.title }} />
      <div className="section section--joined register">
        <div className="wrap">
          <StateFilters page={page} />
          {plates.map((plate) => (
            <Plate key={plate.id} plate={plate} copy={copy} />
          ))}
          <CsvLink {...csv} isUnderlined />
        </div>
      </div>
      <Section id="lifecycle" heading={copy.lifecycle.heading} surface="tint">
        <Lifecycle page={page} />
      </Section>
      <Section id="advisories" heading={copy.advisories.heading}>
        {page.advisories.length === 0 && <p className="lead">{copy.advisories.none}</p>}
        <Advisories page={page} />
        <p className="mt-6 flex flex-wrap gap-x-8">
          {copy.advisories.links.map(({ label, to }) => (
            <SiteLink key={to} className="more mono underline" to={to}>
              {label}
            </SiteLink>
          ))}
        </p>
      </Section>
      <ClosingActions closing={copy.closing} />
    </>
  );
}

/** Radio buttons that show the claims of one state: the stylesheet hides the others. */
function StateFilters({ page: { copy, counts } }: PageProps) {
  const { legend, all, names, meanings } = copy.states;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="register__filters">
      <RadioChips
        legend={legend}
        name="state"
        options={[
          { value: '', label: <LabelWithCount label={all} count={total} /> },
          ...counts.map(({ state, count }) => ({
            value: state,
            label: <LabelWithCount label={names[state]} count={count} />,
          })),
        ]}
      />
      <dl>
        {counts.map(({ state }) => (
          <div key={state}>
            <dt>
              <span className={`register__state register__state--${state}`}>{names[state]}</span>
            </dt>
            <dd>{meanings[state]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The name of a filter, and how many claims it shows. */
function LabelWithCount({ label, count }: { label: string; count: number }) {
  return (
    <>
      {`${label} `}
      <b>{count}</b>
    </>
  );
}

interface PlateProps {
  plate: RegisterPage['plates'][number];
  copy: RegisterPage['copy'];
}

/** The claims of a product, or of the company. */
function Plate({ plate: { id, name, path, claims }, copy }: PlateProps) {
  const { columns, kinds, plate, file, states } = copy;
  return (
    <section className="register__plate" aria-labelledby={id}>
      <header>
        <h2 id={id}>{name}</h2>
        {path !== undefined && (
          <SiteLink className="more mono" to={`${path}/datasheet`}>
            {plate}
            <span className="visually-hidden">{`: ${name}`}</span>
          </SiteLink>
        )}
      </header>
      <table>
        <caption className="visually-hidden">{name}</caption>
        <ColumnHeads heads={Object.values(columns)} />
        <tbody>
          {claims.map((claim) => (
            <tr key={claim.slug} id={toClaimAnchor(claim.slug)} data-state={claim.state}>
              <th scope="row">
                <span className="mono">{kinds[claim.kind]}</span>
                {claim.claim}
              </th>
              <td className="mono">{claim.value}</td>
              <td>
                {describeDocument(claim, copy)}
                {claim.note !== undefined && <small>{claim.note}</small>}
                {claim.file !== undefined && (
                  <SiteLink className="more mono underline" to={claim.file}>
                    {file}
                    <span className="visually-hidden">{`: ${claim.claim}`}</span>
                  </SiteLink>
                )}
              </td>
              <td>
                <span className={`register__state register__state--${claim.state}`}>
                  {states.names[claim.state]}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="register__none">{copy.none}</p>
    </section>
  );
}

/** The advisories, newest first, each with its file. */
function Advisories({ page: { advisories, copy } }: PageProps) {
  return (
    <dl className="register__advisories">
      {advisories.map(({ id, title, released, revised, cve, summary, remedy, file }) => (
        <div key={id}>
          <dt>
            <span className="mono">{[id, cve].filter(Boolean).join(', ')}</span>
            {title}
          </dt>
          <dd>
            <p className="mono">
              <LocalDate day={revised ?? released} />
            </p>
            <p>{summary}</p>
            <p>{remedy}</p>
            <a
              className="more mono underline"
              href={file}
              download={file.slice(file.lastIndexOf('/') + 1)}
            >
              {copy.advisories.file}
              <span className="visually-hidden">{`: ${id}`}</span>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The products with their age and successor. */
function Lifecycle({ page: { copy } }: PageProps) {
  const { columns, rows, note } = copy.lifecycle;
  return (
    <div className="register__lives">
      <ScrollRegion className="table-scroll">
        <table>
          <ColumnHeads heads={Object.values(columns)} />
          <tbody>
            {rows.map(({ product, status, since, successor }) => (
              <tr key={product}>
                <th scope="row">{product}</th>
                <td>{status}</td>
                <td>{since}</td>
                <td>{successor}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="mono">{note}</p>
    </div>
  );
}
