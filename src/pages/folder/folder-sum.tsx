import { useState } from 'react';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { useCopy } from '../../components/ui/use-copy.ts';
import { sumUp } from '../../features/folder/resolve.ts';
import { interpolate } from '../../lib/text.ts';
import { type Group, printList, toInquiry, toListAddress, toShortcuts } from './describe.ts';
import type { FolderPage } from './page.ts';

interface FolderSumProps {
  page: FolderPage;
  groups: Group[];
  /** Called with the addresses that an archive could not reach. */
  onMissing: (missing: string[]) => void;
  /** Empties the folder; undefined if the list is not that of the device. */
  onClear: (() => void) | undefined;
}

/** The sum of a list, and what can be done with it. */
export function FolderSum({ page, groups, onMissing, onClear }: FolderSumProps) {
  const { sum, actions, archive } = page.copy;
  const { count, bytes, revised } = sumUp(groups);
  const items = groups.flatMap(({ entries }) => entries.map(({ item }) => item));
  const address = toListAddress(page, items);
  const [copied, copyAddress] = useCopy(address);
  const [isPacking, setPacking] = useState(false);
  const [status, setStatus] = useState('');
  const names = groups.flatMap(({ of }) => of?.product.name ?? []).join(', ');
  const download = async () => {
    setPacking(true);
    try {
      const { packFolder, saveBytes } = await import('../../features/folder/pack.ts');
      const files = groups.flatMap(({ entries }) =>
        entries.flatMap(({ href, saveAs }) => (saveAs === undefined ? [] : [{ href, saveAs }])),
      );
      const { zip, missing } = await packFolder(files, (missing) => ({
        [`${archive.list}.txt`]: printList(page, groups, missing),
        ...toShortcuts(page, groups),
      }));
      onMissing(missing);
      saveBytes(zip, `${archive.name}.zip`, 'application/zip');
      setStatus(interpolate(archive.made, { count: String(count - missing.length) }));
    } catch {
      setStatus(archive.failed);
    } finally {
      setPacking(false);
    }
  };
  return (
    <aside className="folder__sum nameplate wired">
      <p className="folder__figure">
        <b>{count}</b> {sum.files}
      </p>
      <p className="folder__figure">
        <b>{Math.max(1, Math.round(bytes / 1000))}</b> {sum.unit}
      </p>
      <dl className="mono">
        {names !== '' && (
          <div>
            <dt>{sum.products}</dt>
            <dd>{names}</dd>
          </div>
        )}
        {revised > 0 && (
          <div>
            <dt>{sum.revised}</dt>
            <dd>{interpolate(sum.revisedFiles, { count: String(revised) })}</dd>
          </div>
        )}
      </dl>
      <div className="folder__actions">
        <Button
          type="button"
          variant="primary"
          label={isPacking ? actions.packing : actions.download}
          aria-disabled={isPacking}
          hasSwitchContact
          onClick={() => !isPacking && download()}
        />
        <Button type="button" variant="secondary" label={actions.copy} onClick={copyAddress} />
        <ButtonLink variant="text" label={actions.send.label} to={toInquiry(page, groups)} />
        {onClear && (
          <button type="button" className="folder__link" onClick={onClear}>
            {actions.clear}
          </button>
        )}
      </div>
      <p role="status" className="folder__said">
        {{ ready: status, copied: actions.copied, refused: address }[copied]}
      </p>
    </aside>
  );
}
