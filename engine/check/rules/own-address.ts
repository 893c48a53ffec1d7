/** Where `npm run dev` and the preview serve the site, and the path that follows. */
const OWN_COMPUTER =
  /^(?:https?:)?(?:\/\/)?(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])(?::\d+)?(\/\S*)?$/i;

/** An address of the site itself, written as if it were another site. */
export interface OwnAddress {
  /** What it is, for a message. */
  name: string;
  /** The address as the site writes it, such as `/products?a=b#c`. */
  path: string;
}

/**
 * Recognizes a link to the site itself that names its host: nothing would check where it leads, and
 * as the target of a redirect it could lead to itself.
 * @param origin where the site is served, if that is known
 */
export function findOwnAddress(link: string, origin: string | undefined): OwnAddress | undefined {
  const [local, localPath = '/'] = OWN_COMPUTER.exec(link) ?? [];
  if (local !== undefined) return { name: 'this site on your own computer', path: localPath };
  const url = URL.parse(link.startsWith('//') ? `https:${link}` : link);
  if (url === null || origin === undefined || url.host !== URL.parse(origin)?.host)
    return undefined;
  return { name: 'this site itself', path: url.pathname + url.search + url.hash };
}
