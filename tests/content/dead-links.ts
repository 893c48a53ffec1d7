const LINK = /<(?:a|img|source|link|form)\s[^>]*?\b(?:href|src|action)="([#/][^"]*)"/g;
const ID = /\sid="([^"]+)"/g;

/**
 * Creates a function that finds dead links in a page as served: to pages, files and anchors of the
 * site.
 * @param origin where the site is served
 * @param path the address of the page
 * @returns messages for the author of the page
 */
export function createLinkTest(origin: string): (path: string) => Promise<string[]> {
  const answers = new Map<string, Promise<Answer>>();
  const fetchOnce = (address: string) => {
    const known = answers.get(address) ?? read(origin + address);
    answers.set(address, known);
    return known;
  };
  return async (path) => {
    const { text } = await fetchOnce(path);
    const links = new Set(
      [...text.matchAll(LINK)].map(([, link = '']) => link.replaceAll('&amp;', '&')),
    );
    const problems = [...links].map(async (link) => {
      const { pathname, hash } = new URL(link, origin + path);
      const { status, text } = await fetchOnce(pathname);
      if (status !== 200)
        return [`The link to ${link} leads nowhere: ${pathname} answers ${status}.`];
      const anchor = decodeURIComponent(hash.slice(1));
      const ids = [...text.matchAll(ID)].map(([, id]) => id);
      if (anchor === '' || ids.includes(anchor)) return [];
      return [`The link to ${link} leads to a part that ${pathname} does not have.`];
    });
    return (await Promise.all(problems)).flat();
  };
}

interface Answer {
  status: number;
  text: string;
}

async function read(address: string): Promise<Answer> {
  const response = await fetch(address);
  return { status: response.status, text: await response.text() };
}
