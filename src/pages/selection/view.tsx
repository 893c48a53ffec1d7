import { ColumnHeads } from '../../components/blocks/column-heads.tsx';
import { FactRows } from '../../components/blocks/fact-rows.tsx';
import { OutlineDrawing } from '../../components/blocks/outline-drawing.tsx';
import { ClosingActions, PageHead, Section } from '../../components/blocks/section.tsx';
import { RadioChips } from '../../components/ui/radio-chips.tsx';
import { ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { toFileItem } from '../../features/folder/items.ts';
import { FolderButton } from '../../features/folder/lazy-folder-button.tsx';
import { printNumber } from '../../lib/numbers.ts';
import { interpolate } from '../../lib/text.ts';
import type { SelectionPage } from './page.ts';
import stylesheet from './selection.css?url';

interface PageProps {
  page: SelectionPage;
}

type Unit = SelectionPage['units'][number];

export function View({ page }: PageProps) {
  const { copy, breadcrumb, units } = page;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead header={copy.header} breadcrumb={{ links: breadcrumb, current: copy.seo.title }} />
      <div className="section section--joined selection">
        <div className="wrap">
          <Filters page={page} />
          <p className="selection__more" role="note">
            <b>{copy.tooHigh.title}</b> {copy.tooHigh.text}
          </p>
          <ScrollRegion className="selection__scroll" label={copy.header.title}>
            <table>
              <caption className="visually-hidden">{copy.header.title}</caption>
              <ColumnHeads heads={Object.values(copy.columns)} />
              <tbody>
                {units.map((unit) => (
                  <UnitRow key={unit.slug} unit={unit} copy={copy} />
                ))}
              </tbody>
            </table>
          </ScrollRegion>
          {copy.notes.map((note) => (
            <p key={note} className="selection__note mono">
              {note}
            </p>
          ))}
        </div>
      </div>
      <Section id="same" heading={copy.same.heading} surface="tint">
        <dl className="selection__same">
          {page.same.map(({ label, value, text }) => (
            <div key={label}>
              <dt className="mono">{label}</dt>
              <dd>
                <b>{value}</b>
                <span>{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      {units.map((unit) => (
        <OwnDatasheet key={unit.slug} unit={unit} copy={copy} />
      ))}
      <ClosingActions closing={copy.closing} />
    </>
  );
}

/** Radio buttons whose rows the stylesheet shows and hides, so they work without scripts too. */
function Filters({ page: { copy, systems, faults } }: PageProps) {
  const { filters } = copy;
  return (
    <div className="selection__filters">
      <RadioChips
        legend={filters.voltage}
        name="kv"
        options={[
          { value: '', label: filters.any },
          ...systems.map((system) => ({ value: String(system), label: `${system} kV` })),
        ]}
      />
      <RadioChips
        legend={filters.fault}
        name="ka"
        options={[
          { value: '', label: filters.any },
          ...faults.map((fault) => ({
            value: String(fault),
            label: interpolate(filters.upTo, { fault: String(fault) }),
          })),
          { value: 'more', label: filters.more },
        ]}
      />
      <RadioChips
        legend={filters.neutral}
        name="neutral"
        options={[
          { value: 'grounded', label: filters.grounded },
          { value: 'other', label: filters.other },
        ]}
      />
    </div>
  );
}

interface UnitProps {
  unit: Unit;
  copy: SelectionPage['copy'];
}

function UnitRow({ unit, copy }: UnitProps) {
  const { columns, open, files } = copy;
  const { name, systems, size, product } = unit;
  return (
    <tr data-kv={systems.join(' ')} data-ka={unit.fault}>
      <th scope="row">
        <span className="selection__unit">
          <Silhouette unit={unit} />
          <span>
            <b>{name}</b>
            <span className="mono">{unit.systemText}</span>
          </span>
        </span>
      </th>
      <td data-label={columns.withstand}>
        <Value value={unit.withstand} open={open.withstand} />
      </td>
      <td data-label={columns.current}>
        <span className="mono">{unit.current}</span>
      </td>
      <td data-label={columns.fault}>
        <b>{`${unit.fault} kA`}</b>
        <span className="mono">{unit.faultNote}</span>
      </td>
      <td data-label={columns.size}>
        {size === undefined ? (
          <Value value={undefined} open={unit.sizeNote ?? open.size} />
        ) : (
          <span className="mono">
            {size.text}
            <br />
            {size.mass}
            <Remark remark={size.remark} />
          </span>
        )}
      </td>
      <td data-label={columns.space}>
        {unit.spaces.length === 0 && <Value value={undefined} open={open.space} />}
        {unit.spaces.map(({ system, grounded, other }) => (
          <span key={system}>
            <Space space={grounded} kind="grounded" copy={copy} />
            <Space space={other} kind="other" copy={copy} />
          </span>
        ))}
      </td>
      <td data-label={columns.price}>
        <Value value={unit.price?.value} open={open.price} />
        {unit.price !== undefined && <span className="mono">{unit.priceNote}</span>}
        <Remark remark={unit.price?.remark} />
      </td>
      <td data-label={columns.weeks}>
        <Value value={unit.weeks?.value} open={open.weeks} />
        <Remark remark={unit.weeks?.remark} />
      </td>
      <td data-label={columns.files}>
        <span className="selection__files mono">
          {unit.dxf && (
            <a className="underline" href={unit.dxf.href} download={unit.dxf.download}>
              {files.dxf}
              <span className="visually-hidden">{`: ${name}`}</span>
            </a>
          )}
          <SiteLink className="underline" to={unit.specification}>
            {files.specification}
            <span className="visually-hidden">{`: ${name}`}</span>
          </SiteLink>
          <SiteLink className="underline" to={`${product.path}/datasheet`}>
            {files.datasheet}
            <span className="visually-hidden">{`: ${name}`}</span>
          </SiteLink>
          <SiteLink
            className="underline"
            to={`/company/contact?topic=quote&product=${product.slug}`}
          >
            {files.quote}
            <span className="visually-hidden">{`: ${name}`}</span>
          </SiteLink>
        </span>
        <FolderButton
          items={[...(unit.dxf ? [`outline-${unit.slug}`] : []), 'docx', 'pdf'].map((file) =>
            toFileItem(product.slug, file, product.revision),
          )}
          subject={name}
        />
      </td>
    </tr>
  );
}

/** A value, or in a dashed frame what stands for one that the offer says. */
function Value({ value, open }: { value: string | undefined; open: string }) {
  return value === undefined ? <span className="selection__open">{open}</span> : <b>{value}</b>;
}

/** What is still missing behind a value, in its own frame. */
function Remark({ remark }: { remark: string | undefined }) {
  return remark === undefined ? null : <span className="selection__remark">{remark}</span>;
}

interface SpaceProps extends Pick<UnitProps, 'copy'> {
  space: Unit['spaces'][number]['grounded'];
  kind: 'grounded' | 'other';
}

function Space({ space: { millimeters, feet, toGround }, kind, copy }: SpaceProps) {
  const voltage = toGround.toFixed(1);
  return (
    <span className={`selection__space selection__space--${kind}`}>
      <b>
        {interpolate(copy.space, { millimeters: printNumber(millimeters), feet: String(feet) })}
      </b>
      <span className="mono">{interpolate(copy.toGround, { voltage })}</span>
    </span>
  );
}

/** The front of a unit, drawn to one scale inside that of the largest, in millimeters. */
function Silhouette({ unit: { shape, size, datasheetSize } }: Pick<UnitProps, 'unit'>) {
  const { width, height } = datasheetSize;
  const [own, high] = [size?.width ?? width * 0.7, size?.height ?? height * 0.4];
  const [left, top] = [(width - own) / 2, height - high];
  const inside =
    shape === 'panel'
      ? `M${left} ${top + high * 0.28}h${own}M${left} ${top + high * 0.68}h${own}`
      : `M${width / 2} ${top + high * 0.1}v${high * 0.25}l${own * 0.16} ${high * 0.28}M${width / 2} ${top + high * 0.66}v${high * 0.24}`;
  const box = `M${left} ${top}h${own}v${high}h${-own}z`;
  return (
    <svg
      className="selection__silhouette"
      viewBox={`-60 -40 ${width + 120} ${height + 80}`}
      aria-hidden="true"
    >
      <path className="selection__largest" d={`M0 0h${width}v${height}h${-width}z`} />
      <path className={size === undefined || size.remark ? 'selection__sample' : ''} d={box} />
      <path className="selection__inside" d={inside} />
      <path d={`M-60 ${height}h${width + 120}`} />
    </svg>
  );
}

/** The ratings of a unit that has a table of its own on the datasheet, with its outline. */
function OwnDatasheet({ unit: { slug, name, own, size }, copy }: UnitProps) {
  if (own === undefined) return null;
  const heading = { title: interpolate(copy.own.title, { name }), lead: copy.own.lead };
  return (
    <Section id={`ui:${slug}`} heading={heading}>
      <div className="selection__own">
        <div>
          <table className="mono">
            <FactRows rows={own.rows} />
          </table>
          <Remark remark={size?.remark} />
        </div>
        {own.outline && (
          <figure>
            <figcaption className="mono">{copy.own.size}</figcaption>
            <OutlineDrawing outline={own.outline} />
            <p className="mono">{own.outline.size}</p>
          </figure>
        )}
      </div>
    </Section>
  );
}
