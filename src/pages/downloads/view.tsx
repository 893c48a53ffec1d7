import { PageHead } from '../../components/blocks/section.tsx';
import { lazyIsland } from '../../components/ui/lazy-island.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { ProductLook } from '../../components/ui/product-look.tsx';
import { RadioChips } from '../../components/ui/radio-chips.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { FolderButton } from '../../features/folder/lazy-folder-button.tsx';
import { interpolate } from '../../lib/text.ts';
import stylesheet from './downloads.css?url';
import type { DownloadsPage } from './page.ts';

/** What follows the table, after the page. */
const AboutSection = lazyIsland(() =>
  import('./about-section.tsx').then((module) => module.AboutSection),
);

export const preload = () => AboutSection.preload();

interface PageProps {
  page: DownloadsPage;
}

type Row = DownloadsPage['products'][number];
type Copy = DownloadsPage['copy'];
type Kind = DownloadsPage['kinds'][number];

export function View({ page }: PageProps) {
  const { copy, breadcrumb } = page;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead header={copy.header} breadcrumb={{ links: breadcrumb }} />
      <div className="section section--joined downloads">
        <div className="wrap">
          <Filters copy={copy} />
          <FileTable page={page} />
          {copy.notes.map((note) => (
            <p key={note} className="downloads__note mono">
              {note}
            </p>
          ))}
        </div>
      </div>
      <AboutSection page={page} />
    </>
  );
}

/** Radio buttons whose kinds the stylesheet lifts out, so they work without scripts too. */
function Filters({ copy: { filters } }: { copy: Copy }) {
  return (
    <div className="downloads__filters">
      <RadioChips
        legend={filters.legend}
        name="for"
        options={[
          { value: '0', label: filters.all },
          ...filters.groups.map(({ label }, index) => ({ value: String(index + 1), label })),
        ]}
      />
    </div>
  );
}

/** The numbers of the filters that a kind belongs to, for the stylesheet. */
function toFilters({ filters }: Copy, kind: Kind): string {
  return filters.groups
    .flatMap(({ kinds }, index) => (kinds.includes(kind) ? [index + 1] : []))
    .join(' ');
}

/** A row for each product, a column for each kind of file; on phones a card for each product. */
function FileTable({ page }: PageProps) {
  const { copy, products } = page;
  const { columns, kinds } = copy;
  return (
    <table id="list">
      <caption className="visually-hidden">{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          {page.kinds.map((kind) => (
            <th key={kind} scope="col" data-for={toFilters(copy, kind)}>
              <b>{kinds[kind].name}</b> {kinds[kind].note}
            </th>
          ))}
          <th scope="col">
            <b>{columns.archive}</b> {columns.archiveNote}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((row) => (
          <ProductRow key={row.product.slug} row={row} copy={copy} />
        ))}
      </tbody>
    </table>
  );
}

function ProductRow({ row, copy }: { row: Row; copy: Copy }) {
  const { product, datasheet, revision, revised, cells, archive } = row;
  return (
    <tr>
      <th scope="row">
        <span className="downloads__product">
          <ProductLook product={product} sizes="5rem" />
          <span>
            <SiteLink to={datasheet}>{product.name}</SiteLink>
            <span className="mono">
              {`${interpolate(copy.revision, { revision })} `}
              <LocalDate day={revised} />
            </span>
          </span>
        </span>
      </th>
      {cells.map(({ kind, files }) => (
        <FileCell key={kind} kind={kind} files={files} product={product.name} copy={copy} />
      ))}
      <td className="downloads__archive">
        <a className="mono" href={archive.href} download={archive.saveAs}>
          <b>{copy.archive}</b> <span>{archive.contents}</span>
          <span className="visually-hidden">{`: ${product.name}`}</span>
        </a>
        <FolderButton items={row.items} subject={product.name} />
      </td>
    </tr>
  );
}

interface FileCellProps {
  kind: Kind;
  files: Row['cells'][number]['files'];
  /** The name of the product. */
  product: string;
  copy: Copy;
}

/** The files of a kind with their sizes, or a dash. */
function FileCell({ kind, files, product, copy }: FileCellProps) {
  const { name, note } = copy.kinds[kind];
  const filters = toFilters(copy, kind);
  if (files.length === 0)
    return (
      <td className="downloads__none" data-for={filters}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{copy.none}</span>
      </td>
    );
  return (
    <td data-for={filters}>
      {files.map(({ file, href, saveAs, size }) => (
        <a key={file} className="mono" href={href} download={saveAs} data-kind={name}>
          <FileMark />
          <span className="visually-hidden">
            {`${product}, ${name}, ${file === 'points' ? copy.points : note}: `}
          </span>
          {file === 'points' && <span aria-hidden="true">{`${copy.points} `}</span>}
          {size || name}
        </a>
      ))}
    </td>
  );
}

function FileMark() {
  return (
    <svg className="line-art" viewBox="0 0 12 16" width="12" aria-hidden="true">
      <path d="M1 1h6l4 4v10H1zM7 1v4h4" />
    </svg>
  );
}
