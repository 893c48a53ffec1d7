import { Button } from '../../components/ui/button.tsx';
import { findFileProblem, LIMITS } from '../../features/forms/attachments.ts';
import { formatBytes, interpolate } from '../../lib/text.ts';
import type { ContactPage } from './page.ts';

interface AttachedFilesProps {
  files: readonly File[];
  copy: ContactPage['copy']['form']['fields']['files'];
  onRemove: (file: File) => void;
}

/** The files that a visitor has chosen, each with what is wrong with it and a button to remove it. */
export function AttachedFiles({ files, copy, onRemove }: AttachedFilesProps) {
  return (
    <ul aria-label={copy.label}>
      {files.map((file, index) => {
        const { name, size } = file;
        const problem = findFileProblem(file);
        return (
          <li
            // The same file can be chosen twice.
            key={`${index} ${name}`}
            className="grid grid-cols-[1fr_auto] items-center gap-4 hair-b py-2"
          >
            <span>
              <b className="font-regular">{name}</b>{' '}
              <span className="hint">{formatBytes(size)}</span>
              {problem !== undefined && (
                <span className="error">{interpolate(copy[problem], { name, ...LIMITS })}</span>
              )}
            </span>
            <Button
              variant="small"
              type="button"
              label={copy.remove}
              aria-label={`${copy.remove} ${name}`}
              onClick={() => onRemove(file)}
            />
          </li>
        );
      })}
    </ul>
  );
}
