import { type ComponentType, type MouseEvent, useState } from 'react';
import { Icon } from '../components/ui/icon';
import { SilentErrorBoundary } from '../components/ui/silent-error-boundary';
import { SiteLink } from '../components/ui/site-link';
import { isPlainClick } from '../lib/clicks';
import { expectSearch } from './use-hits';

const SEARCH_PAGE = '/search';

/** The link to the search page; it opens the search dialog instead if that can be loaded. */
export function SiteSearch({ label }: { label: string }) {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      const { SearchDialog } = await loadDialog();
      setDialog(() => SearchDialog);
    } catch {
      openPage();
    }
  };
  return (
    <>
      <SiteLink
        to={SEARCH_PAGE}
        className="icon-button"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onFocus={expectDialog}
        onPointerEnter={expectDialog}
      >
        <Icon name="search" />
      </SiteLink>
      {Dialog && (
        <SilentErrorBoundary onFailure={openPage}>
          <Dialog onClose={() => setDialog(undefined)} />
        </SilentErrorBoundary>
      )}
    </>
  );
}

const loadDialog = () => import('./search-dialog');

/** Preloads what the link opens, as it is about to be used. */
function expectDialog() {
  expectSearch();
  loadDialog().catch(() => undefined);
}

function openPage() {
  window.location.assign(SEARCH_PAGE);
}
