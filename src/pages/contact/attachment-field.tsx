import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ACCEPTED, findFileProblem, LIMITS } from '../../features/forms/attachments.ts';
import type { ControlProps } from '../../features/forms/form-field.tsx';
import { formatBytes, interpolate } from '../../lib/text.ts';
import type { ContactPage } from './page.ts';

interface AttachmentFieldProps {
  control: ControlProps;
  copy: ContactPage['copy']['form']['fields']['files'];
}

/** A field for files; with scripts it lists them, and marks unacceptable ones at once. */
export function AttachmentField({ control, copy }: AttachmentFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const look = () => setFiles([...(ref.current?.files ?? [])]);
  useEffect(() => {
    // Browsers may restore files, and sent forms are cleared.
    const lookLater = () => queueMicrotask(look);
    lookLater();
    const form = ref.current?.form;
    form?.addEventListener('reset', lookLater);
    return () => form?.removeEventListener('reset', lookLater);
  }, []);
  function remove(file: File) {
    const input = ref.current;
    if (input === null) return;
    const others = new DataTransfer();
    for (const other of files) if (other !== file) others.items.add(other);
    input.files = others.files;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
    look();
  }
  return (
    <>
      <input {...control} ref={ref} type="file" multiple accept={ACCEPTED} onChange={look} />
      {files.length > 0 && (
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
                  onClick={() => remove(file)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
