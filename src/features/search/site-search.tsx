import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Icon } from '../../components/ui/icon.tsx';
import { SilentErrorBoundary } from '../../components/ui/silent-error-boundary.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { withParameter } from '../../lib/addresses.ts';
import { isPlainClick } from '../../lib/clicks.ts';
import { collectKeys, takeEarlyKeys } from './early-keys.ts';
import { expectSearch } from './load-search.ts';

const SEARCH_PAGE = '/search';

const loadDialog = () => import('./search-dialog.tsx');

const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

/** The link to the search page; it opens the search dialog instead if that can be loaded. */
export function SiteSearch({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // A click by script follows the keys that were pressed for it.
    if (event.isTrusted) collectKeys();
    setOpen(true);
  };
  const openPage = () => {
    // Back may restore this page: its link must work again.
    setOpen(false);
    const typed = takeEarlyKeys();
    window.location.assign(typed === '' ? SEARCH_PAGE : withParameter(SEARCH_PAGE, 'q', typed));
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
      {isOpen && (
        <SilentErrorBoundary onFailure={openPage}>
          <Suspense>
            <SearchDialog onClose={() => setOpen(false)} />
          </Suspense>
        </SilentErrorBoundary>
      )}
    </>
  );
}

/** Preloads what the link opens, as it is about to be used. */
function expectDialog() {
  expectSearch();
  loadDialog().catch(() => undefined);
}
