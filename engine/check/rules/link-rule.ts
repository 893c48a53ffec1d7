import type { z } from 'zod';
import { feedFiles, isFile as isFileAddress, toCanonicalPath } from '#base/paths';
import { didYouMean, findNearest, shorten, suggest } from '#base/words';
import { toProgramMessage } from '../explain/mdx-diagnostics';
import { findOtherAddress, judgeHost } from '../guard/addresses';
import { isProgram } from '../guard/body-code';
import { toLinkMessage } from '../guard/body-hazards';
import type { Problem } from '../problem';
import { listBodyLinks } from '../read/body-parts';
import type { ContentFile } from '../read/content-file';
import { expandPath, isGroup, valueAt } from '../read/data';
import { spanOfValue } from '../read/locate';
import { pickKind } from '../read/schema-tree';
import { toAddress } from '../read/site';
import { findMarked } from '../schema-marks';
import type { Finding, Site } from './rule';
import { toProblems } from './rule';

/** The files that every build writes and that pages may link to. */
const BUILT_FILES = ['sitemap.xml', 'robots.txt', 'llms.txt', ...feedFiles.map(({ file }) => file)];

/** Every link of the frontmatter or the body that leads nowhere. */
export function checkLinks(file: ContentFile, schema: z.ZodType, site: Site): Problem[] {
  const own = toAddress(file);
  const paths = findMarked(pickKind(schema, file.data))
    .filter(({ meta }) => meta.link)
    .flatMap(({ path }) => expandPath(file.data, path));
  const links = new Set(paths.map((path) => path.join('.')));
  const fields = paths.flatMap((path) => {
    const value = valueAt(file.data, path);
    if (typeof value !== 'string' || value === '') return [];
    const message = isProgram(value)
      ? toProgramMessage(value)
      : (judgeLink(value, own, site) ?? judgeNeighbours(file.data, path, links));
    if (message === undefined) return [];
    const range = file.rangeAt(...spanOfValue(file.mended?.contents ?? null, path));
    return [{ range, field: path.join('.'), message: toVerb(message, value) } satisfies Finding];
  });
  const body = listBodyLinks(file)
    .filter(({ kind, url }) => kind === 'link' && !isProgram(url))
    .flatMap(({ url, range }) => {
      const message =
        url === ''
          ? 'without an address; write one between the round brackets'
          : judgeLink(url, own, site);
      const link = url === '' ? 'a link' : `a link to "${shorten(url)}"`;
      return message === undefined
        ? []
        : [
            {
              range,
              message: `has ${link}${message.startsWith('without') ? ' ' : ', '}${message}`,
            },
          ];
    });
  return toProblems('link', file.path, [...fields, ...body]);
}

function toVerb(message: string, value: string): string {
  return message.startsWith('has ') ? message : `leads to "${shorten(value)}", ${message}`;
}

/** Where `npm run dev` and the preview serve the site, and what stands behind. */
const OWN_COMPUTER =
  /^(?:https?:)?(?:\/\/)?(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])(?::\d+)?(\/\S*)?$/i;

/** Words beside an address become its link, such as the label of a button. */
function judgeNeighbours(data: unknown, path: string[], links: Set<string>): string | undefined {
  const group = valueAt(data, path.slice(0, -1));
  const url = String(valueAt(data, path));
  const words = isGroup(group)
    ? Object.keys(group).filter((key) => !links.has([...path.slice(0, -1), key].join('.')))
    : [];
  const other = words
    .map((key) => valueAt(group, [key]))
    .map((text) => (typeof text === 'string' ? findOtherAddress(text, url) : undefined))
    .find((found) => found !== undefined);
  return other === undefined ? undefined : toLinkMessage(other, url);
}

/** What is wrong with a link; undefined where it leads somewhere. */
function judgeLink(link: string, own: string | undefined, site: Site): string | undefined {
  if (link.includes('\\'))
    return 'which has a backslash, and browsers take it for a slash; write /';
  if (/^(mailto|tel):/i.test(link)) return judgeCall(link);
  const [local, path = '/'] = OWN_COMPUTER.exec(link) ?? [];
  if (local !== undefined) return `this site on your own computer; write ${path}`;
  if (/^[a-z][a-z\d+.-]*:/i.test(link) || link.startsWith('//')) return judgeOutside(link);
  if (link.startsWith('/')) return judgeInside(link, site);
  if (link.startsWith('#')) return own === undefined ? undefined : judgeInside(own + link, site);
  if (/^[^\s@/]+@[^\s@/]+\.\w+$/.test(link)) return `an email address; write mailto:${link}`;
  if (/^(www\.|[\w-]+\.(com|org|net|io|example)\b)/i.test(link)) {
    return `another site; write https://${link}`;
  }
  if (/^\+?[\d\s()-]{6,}$/.test(link)) return `a phone number; write tel:${toDigits(link)}`;
  const absolute = `/${link.replace(/^(\.{1,2}\/)+/, '').replace(/\.mdx?$/, '')}`;
  const isKnown = site.addresses.has(absolute);
  const nearest = isKnown ? absolute : findNearest(absolute, [...site.addresses]);
  return `but an address of this site begins with /${nearest === undefined ? '' : `; write ${nearest}`}`;
}

function judgeInside(link: string, site: Site): string | undefined {
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(link) ?? [];
  if (isFile(path, site)) return undefined;
  if (/^\/api\/placeholder\//.test(path)) return 'a placeholder picture and no page; name a page';
  if (!site.addresses.has(path)) return judgeDeadOnce(path, link, site);
  const gone = anchor === undefined ? undefined : site.gone.get(`${path}/${anchor}`);
  if (gone !== undefined) return toGone(gone);
  return judgeTopic(path, query, site) ?? judgeAnchor(path, anchor, site);
}

/** A file of `public/`, one that every build writes, or the PDF of a page. */
function isFile(path: string, site: Site): boolean {
  return site.disk.has(`public${path}`) || BUILT_FILES.includes(path.slice(1)) || isPdf(path, site);
}

/** Whether an address is that of the PDF beside a page. */
export function isPdf(
  path: string,
  { model, addresses }: Pick<Site, 'model' | 'addresses'>,
): boolean {
  const page = path.replace(/\.pdf$/, '');
  return page !== path && addresses.has(page) && model.pageAt(page)?.definition.hasPdf === true;
}

/** A page that is renamed leaves many dead links behind: the nearest address is sought once. */
function judgeDeadOnce(path: string, link: string, site: Site): string {
  const known = dead.get(site) ?? new Map<string, string>();
  dead.set(site, known);
  const message = known.get(link) ?? judgeDead(path, link, site);
  known.set(link, message);
  return message;
}

const dead = new WeakMap<Site, Map<string, string>>();

function judgeDead(path: string, link: string, site: Site): string {
  if (site.unpublished.has(path)) {
    return 'a page that is not published yet; publish it first (see its draft and publishAt), or leave the link out';
  }
  const moved = site.redirects.get(path);
  if (moved !== undefined) return `an old address that is redirected; write ${moved}`;
  const gone = findGone(path, site);
  if (gone !== undefined) return toGone(gone);
  const canonical = toCanonicalPath(path.replace(/\.mdx?$/, ''));
  if (site.addresses.has(canonical)) {
    return `but that page has another address; write ${canonical}${link.slice(path.length)}`;
  }
  if (isFileAddress(path)) return judgeMissingFile(path, site);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const beside = [...site.addresses].filter((one) => one.startsWith(`${folder}/`) && folder !== '');
  const hint = didYouMean(path, [...site.addresses]) || suggest(path, beside.slice(0, 12));
  return `but there is no such page${hint}`;
}

/** The deleted file that a page, a page below it or its PDF was made of. */
function findGone(path: string, { gone }: Site): string | undefined {
  return [...gone].find(([page]) => path === page || path.startsWith(`${page}/`))?.[1];
}

function toGone(file: string): string {
  return `which is gone, since this change deletes ${file}; take the link out, or restore the file`;
}

function judgeMissingFile(path: string, { disk }: Site): string {
  const ending = path.slice(path.lastIndexOf('.'));
  const files = [...disk.keys()].filter(
    (file) => file.startsWith('public/') && file.endsWith(ending),
  );
  const hint = didYouMean(
    path,
    files.map((file) => file.slice('public'.length)),
  );
  return `but public/ has no such file${hint || `; save it as public${path}`}`;
}

function judgeTopic(path: string, query: string, site: Site): string | undefined {
  const topic = new URLSearchParams(query).get('topic');
  const topics = site.topicsOf(path);
  if (topic === null || topics.length === 0 || topics.includes(topic)) return undefined;
  return `but that page knows no topic "${topic}"${suggest(topic, topics)}`;
}

function judgeAnchor(path: string, anchor: string | undefined, site: Site): string | undefined {
  if (anchor === undefined) return undefined;
  if (anchor === '') return 'but nothing stands behind its #; name a heading, or delete the #';
  const anchors = site.anchorsOf(path);
  return anchors === undefined || anchors.has(decode(anchor))
    ? undefined
    : `but ${path} has no heading with the anchor "${anchor}"${suggest(anchor, [...anchors])}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function judgeCall(link: string): string | undefined {
  const rest = link.slice(link.indexOf(':') + 1);
  if (link.toLowerCase().startsWith('tel:')) {
    return /^\+?\d[\d-]{4,18}$/.test(rest)
      ? undefined
      : `which is no number that a phone can dial; write digits only, such as tel:${toDigits(rest).length > 6 ? toDigits(rest) : '+15550100142'}`;
  }
  const [address = ''] = rest.split('?', 1);
  const query = new URLSearchParams(rest.slice(address.length));
  const other = [...query.keys()].find((name) => !/^(subject|body)$/i.test(name));
  if (other !== undefined) {
    return `which fills in "${shorten(other)}" of an email, and a link fills in subject and body only; take it out`;
  }
  const [, host] = /^[^\s@,;<>]+@([^\s@.,;<>]+(?:\.[^\s@.,;<>]+)+)$/.exec(address) ?? [];
  if (host !== undefined) return judgeHost(host);
  return 'which is no email address; write mailto:name@company.example';
}

function judgeOutside(link: string): string | undefined {
  if (/^http:\/\//i.test(link)) return `which is not encrypted; write https://${link.slice(7)}`;
  if (link.startsWith('//')) return `which names no protocol; write https:${link}`;
  if (!/^https:/i.test(link)) {
    return 'which begins with a protocol that is not allowed; write /path, https://…, mailto:… or tel:…';
  }
  const [, host = ''] = /^https:\/\/([^\s/?#@:]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i.exec(link) ?? [];
  return host === '' || !URL.canParse(link)
    ? 'which is no complete address; write it as a browser shows it: https://example.com/page'
    : judgeHost(host);
}

function toDigits(text: string): string {
  return text.replace(/[^+\d]/g, '');
}
