import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SilentErrorBoundary } from '../../components/ui/silent-error-boundary.tsx';
import { ACCEPTED } from '../../features/forms/attachments.ts';
import type { ControlProps } from '../../features/forms/form-field.tsx';
import type { ContactPage } from './page.ts';

/** Loaded with the first file. */
const AttachedFiles = lazy(async () => ({
  default: (await import('./attached-files.tsx')).AttachedFiles,
}));

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
        <SilentErrorBoundary>
          <Suspense fallback={null}>
            <AttachedFiles files={files} copy={copy} onRemove={remove} />
          </Suspense>
        </SilentErrorBoundary>
      )}
    </>
  );
}
