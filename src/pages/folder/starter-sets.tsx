import { ProductLook } from '../../components/ui/product-look.tsx';
import { SwitchContact } from '../../components/ui/switch-contact.tsx';
import { toFileItem, withItems } from '../../features/folder/items.ts';
import { changeFolder } from '../../features/folder/kept-folder.ts';
import { formatBytes, interpolate } from '../../lib/text.ts';
import type { FolderPage } from './page.ts';

/** What an empty folder offers: sets to begin with. */
export function StarterSets({ page }: { page: FolderPage }) {
  const { empty, sets } = page.copy;
  return (
    <div className="folder__empty">
      <div>
        <h2 tabIndex={-1} data-mark="">
          {empty.title}
        </h2>
        <p className="lead">{empty.text}</p>
      </div>
      <ul className="folder__sets">
        {sets.map((set) => (
          <li key={set.title}>
            <StarterSet set={set} page={page} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StarterSetProps {
  set: FolderPage['copy']['sets'][number];
  page: FolderPage;
}

function StarterSet({ set, page }: StarterSetProps) {
  const { catalog, copy } = page;
  const parts = set.files.flatMap(({ product: slug, files: names }) => {
    const found = catalog.find(({ product }) => product.slug === slug);
    const files = found?.files.filter(({ file }) => names.some((name) => name === file));
    return found && files ? [{ ...found, files }] : [];
  });
  const files = parts.flatMap((part) => part.files);
  const bytes = files.reduce((sum, file) => sum + (file.bytes ?? 0), 0);
  const items = parts.flatMap(({ product, revision, files }) =>
    files.map(({ file }) => toFileItem(product.slug, file, revision)),
  );
  return (
    <button
      type="button"
      className="folder__set"
      onClick={() => changeFolder((list) => withItems(list, items))}
    >
      <span className="folder__looks">
        {parts.map(({ product }) => (
          <ProductLook key={product.slug} product={product} sizes="5rem" />
        ))}
      </span>
      <b className="small-name">{set.title}</b>
      <span>{set.text}</span>
      <span className="mono">
        {interpolate(copy.sum.group, { count: String(files.length) })}
        {bytes > 0 && `, ${formatBytes(bytes)}`}
        <SwitchContact />
      </span>
    </button>
  );
}
