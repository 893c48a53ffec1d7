import { Button } from '../ui/button.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { ShareCopy } from './shared-copy.ts';

/** Where one begins to read: buttons that copy the link to a page, and that open the share sheet. */
export function Share({ copy }: { copy: ShareCopy }) {
  const isHydrated = useHydrated();
  return (
    // Its room is kept until scripts run, so that nothing moves.
    <div className="row min-h-11 print:hidden">{isHydrated && <ShareButtons copy={copy} />}</div>
  );
}

function ShareButtons({ copy }: { copy: ShareCopy }) {
  const address = window.location.href;
  const [state, copyText] = useCopy(address);
  const status = { ready: '', copied: copy.copied, refused: address };
  return (
    <>
      <Button type="button" variant="small" label={copy.copy} onClick={copyText} />
      {'share' in navigator && (
        <Button type="button" variant="small" label={copy.share} onClick={share} />
      )}
      <span role="status" className="empty:absolute">
        {status[state]}
      </span>
    </>
  );
}

/** Canceling the share dialog is not an error. */
function share() {
  const data = { title: document.title, url: window.location.href };
  navigator.share(data).catch(() => undefined);
}
