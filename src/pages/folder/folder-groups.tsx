import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { ProductLook } from '../../components/ui/product-look.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import type { FolderItem } from '../../features/folder/items.ts';
import { type FolderEntry, sumUp } from '../../features/folder/resolve.ts';
import { formatBytes, interpolate } from '../../lib/text.ts';
import type { Group } from './describe.ts';
import type { FolderPage } from './page.ts';

interface RowProps {
  copy: FolderPage['copy'];
  /** The addresses that the last archive could not reach. */
  missing: readonly string[];
  /** Undefined if the list is not that of the device. */
  onTake: ((item: FolderItem, revision: string) => void) | undefined;
  onRemove: ((entry: FolderEntry) => void) | undefined;
}

/** The entries, tapped off a feeder below their product. */
export function FolderGroups({ groups, ...row }: RowProps & { groups: Group[] }) {
  return (
    <div>
      {groups.map((group) => (
        <section key={group.of?.product.slug ?? ''} className="folder__group">
          <GroupHead group={group} copy={row.copy} />
          <ul>
            {group.entries.map((entry) => (
              <ItemRow key={entry.key} entry={entry} of={group.of} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function GroupHead({ group, copy }: { group: Group; copy: FolderPage['copy'] }) {
  const { count, bytes } = sumUp([group]);
  const product = group.of?.product;
  const size = bytes > 0 ? `, ${formatBytes(bytes)}` : '';
  return (
    <header>
      <span className="folder__look">
        <ProductLook product={product ?? null} sizes="5rem" />
      </span>
      <span>
        <h2>
          {product === undefined ? (
            copy.pages.title
          ) : (
            <SiteLink to={product.path}>{product.name}</SiteLink>
          )}
        </h2>
        {product && <span className="mono">{product.category}</span>}
      </span>
      <span className="mono">
        {interpolate(copy.sum.group, { count: String(count) })}
        {size}
      </span>
    </header>
  );
}

function ItemRow({
  entry,
  of,
  copy: { row },
  missing,
  onTake,
  onRemove,
}: RowProps & { entry: FolderEntry } & Pick<Group, 'of'>) {
  const { key, item, kind, name, href, saveAs, bytes, revision, revised } = entry;
  const whole = [of?.product.name, name].filter(Boolean).join(', ');
  return (
    <li data-revised={revised && ''}>
      <span className="folder__kind">{kind}</span>
      {saveAs === undefined ? (
        <SiteLink to={href}>{name}</SiteLink>
      ) : (
        <a href={href} download={saveAs}>
          {name}
        </a>
      )}
      <span className="folder__revision mono">
        {revised && <s>{revised.from}</s>}{' '}
        {revision !== undefined && interpolate(row.revision, { revision })}
      </span>
      <span className="folder__size mono">{bytes !== undefined && formatBytes(bytes)}</span>
      {onRemove && (
        <button
          type="button"
          className="icon-button"
          data-mark={key}
          aria-label={interpolate(row.remove, { name: whole })}
          onClick={() => onRemove(entry)}
        >
          <Icon name="close" />
        </button>
      )}
      {missing.includes(href) && (
        <p className="folder__why">
          <b>{row.unreached}</b> {row.left}
        </p>
      )}
      {revised && revision !== undefined && (
        <div className="folder__why">
          <p>
            <b>{row.revised}</b> {interpolate(row.since, { from: revised.from, to: revision })}{' '}
            {revised.changes.join(' ')}
          </p>
          {onTake && (
            <Button
              type="button"
              variant="small"
              label={interpolate(row.take, { revision })}
              onClick={() => onTake(item, revision)}
            />
          )}
        </div>
      )}
    </li>
  );
}
