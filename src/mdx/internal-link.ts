/**
 * Where a click inside prose leads on this site, if React Router may follow it.
 * @param event a click that bubbled up from the prose
 * @returns path, query and anchor; undefined where the browser does it better: other sites, files,
 * anchors of this page, new tabs and clicks that somebody has handled already
 */
export function toInternalPath(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!isPlain || event.altKey || event.defaultPrevented) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isHere = pathname === window.location.pathname && search === window.location.search;
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  if (origin !== window.location.origin || isFile || (isHere && hash)) return;
  return pathname + search + hash;
}
