import type { z } from 'zod';
import { toCanonicalPath } from '../addresses/hosts.ts';
import {
  feedFiles,
  isFile as isFileAddress,
  splitAddress,
  toPathOnly,
} from '../addresses/paths.ts';
import { memoize } from '../cache/memoize.ts';
import { isProgram } from '../guard/body-code.ts';
import { validateAddress, validateHost } from '../guard/external-links.ts';
import { programMessage } from '../messages/code.ts';
import type { Finding, Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { listMarkedTexts } from '../read/field-values.ts';
import { toRange } from '../read/locate.ts';
import { didYouMean, findMisspelled, findNearest, shorten, suggest } from '../wording/words.ts';
import { readBody } from './body.ts';
import { findOwnAddress } from './own-address.ts';
import { toFieldFindings, toFindings, toProblems, type Validation } from './rule.ts';
import { findGone, listPublic, type Site, toAddress } from './site.ts';

/** The files that every build writes and that pages may link to. */
const BUILT_FILES = [
  ...['sitemap.xml', 'robots.txt', 'llms.txt', '.well-known/security.txt'],
  ...feedFiles.map(({ file }) => file),
];

/** Every link of the frontmatter or the body that leads nowhere. */
export function checkLinks(file: ContentFile, schema: z.ZodType, site: Site): Problem[] {
  const own = toAddress(file);
  const fields = listMarkedTexts(file, schema).flatMap(({ path, text, meta }): Finding[] => {
    if (!meta.link) return [];
    if (isProgram(text)) return toFieldFindings(file, path, programMessage(text));
    const validation = validateLink(text, own, site);
    return toFieldFindings(file, path, validation, `leads to "${shorten(text)}", `);
  });
  const body = readBody(file).nodes.flatMap((node): Finding[] => {
    if (node.type !== 'link' && node.type !== 'definition') return [];
    const { url } = node;
    const range = toRange(node);
    const empty = 'has a link without an address; write one between the round brackets';
    if (url === '') return [{ range, message: empty }];
    const validation = isProgram(url) ? undefined : validateLink(url, own, site);
    return toFindings(file, range, validation, url, `has a link to "${shorten(url)}", `);
  });
  return toProblems('link', file.path, [...fields, ...body]);
}

function validateLink(link: string, own: string | undefined, site: Site): Validation {
  if (/^(?:file:|[a-z]:[\\/])/i.test(link)) {
    return 'a file on your own computer, which nobody else can open; save it in public/ and write /name.pdf';
  }
  if (link.includes('\\')) {
    return 'which has a backslash, and browsers take it for a slash; write /';
  }
  if (/^(mailto|tel):/i.test(link)) return validateCall(link);
  const itself = findOwnAddress(link, site.origin);
  if (itself !== undefined) return writing(itself.name, itself.path);
  if (/^[a-z][a-z\d+.-]*:/i.test(link) || link.startsWith('//')) return validateOutside(link);
  if (link.startsWith('/')) return validateInside(link, site);
  if (link.startsWith('#')) {
    // The page of a draft has no address yet, but its own headings can be linked.
    return own === undefined ? undefined : validateAnchor(link, own, link.slice(1), site);
  }
  if (/^[^\s@/]+@[^\s@/]+\.\w+$/.test(link)) return writing('an email address', `mailto:${link}`);
  if (/^(www\.|[\w-]+\.(com|org|net|io|example)\b)/i.test(link)) {
    return writing('another site', `https://${link}`);
  }
  if (/^\+?[\d\s()-]{6,}$/.test(link)) return writing('a phone number', `tel:${toDigits(link)}`);
  const absolute = `/${link.replace(/^(\.{1,2}\/)+/, '').replace(/\.mdx?$/, '')}`;
  const isKnown = site.lasting.has(absolute);
  const nearest = isKnown ? absolute : findNearest(absolute, site.lastingList);
  const message = 'but an address of this site begins with /';
  return nearest === undefined ? message : writing(message, nearest, restFor(nearest, link, site));
}

/** @param rest the query and the anchor, which stay as they are */
function writing(why: string, address: string, rest = ''): Validation {
  return { message: `${why}; write ${address}`, better: address + rest };
}

/** The query and the anchor of a link. */
function restOf(link: string): string {
  return link.slice(toPathOnly(link).length);
}

/** As `restOf`, with the anchor that another page has for it. */
function restFor(page: string, link: string, site: Site): string {
  const [query = '', anchor] = restOf(link).split('#', 2);
  const known = site.anchorsOf(page);
  if (anchor === undefined || known === undefined || known.has(decode(anchor))) return restOf(link);
  const better = findMisspelled(anchor, [...known]) ?? anchor;
  return `${query}#${better}`;
}

/** As `restFor`, without an anchor that the page does not have: its text may be gone. */
function restAfterMove(page: string, link: string, site: Site): string {
  if (/[?#]/.test(page)) return '';
  const rest = restFor(page, link, site);
  const [query = '', anchor] = rest.split('#', 2);
  const isKnown = site.anchorsOf(page)?.has(decode(anchor ?? '')) ?? true;
  return isKnown ? rest : query;
}

/** A renamed page leaves many dead links: the nearest address is looked up only once. */
const deadLinksOf = memoize((_: Site) => new Map<string, Validation>());

function validateInside(link: string, site: Site): Validation {
  const { path } = splitAddress(link);
  if (isFile(path, site)) return undefined;
  if (/^\/api\/placeholder\//.test(path)) return 'a placeholder picture and no page; name a page';
  if (!site.addresses.has(path)) {
    const known = deadLinksOf(site);
    const validation = known.get(link) ?? validateDead(path, link, site);
    known.set(link, validation);
    return validation;
  }
  return validateTarget(link, site);
}

/**
 * Validates what a link within the site names on its page: a choice, such as the topic of an
 * inquiry, and a heading. A page that does not exist has its own rule.
 */
export function validateTarget(
  link: string,
  site: Pick<Site, 'addresses' | 'anchorsOf' | 'gone' | 'parametersOf'>,
): Validation {
  const { path, anchor } = splitAddress(link);
  const choice = validateChoice(link, site);
  if (choice !== undefined || anchor === '' || !site.addresses.has(path)) return choice;
  return validateAnchor(link, path, anchor.slice(1), site);
}

function validateChoice(link: string, site: Pick<Site, 'parametersOf'>): Validation {
  const [, path = '', query] = /^([^?#]*)\?([^#]*)/.exec(link) ?? [];
  const known = query === undefined ? undefined : site.parametersOf(path);
  for (const [name, value] of new URLSearchParams(query)) {
    const values = known?.get(name);
    if (values === undefined || values.includes(value)) continue;
    const unknown = value.split(',').find((part) => !values.includes(part));
    if (unknown === undefined) continue;
    const better = findMisspelled(unknown, values);
    return {
      message: `but ${path} has no ${name} "${shorten(unknown)}" to choose${suggest(unknown, values)}`,
      better: better && link.replace(encodeURIComponent(unknown), encodeURIComponent(better)),
    };
  }
  return undefined;
}

/** A file of `public/`, one that every build writes or a page lists, or the PDF of a page. */
function isFile(path: string, site: Site): boolean {
  const page = toPage(path, site);
  const isPdf = page !== path && site.addresses.has(page);
  return (
    isPdf ||
    site.listedFiles.has(path) ||
    site.disk.has(`public${path}`) ||
    BUILT_FILES.includes(path.slice(1))
  );
}

/** The page of a PDF, if its kind of page has one; other addresses are returned unchanged. */
function toPage(path: string, { model }: Site): string {
  const page = path.replace(/\.pdf$/, '');
  return model.pageAt(page)?.definition.files.includes('.pdf') ? page : path;
}

function validateDead(path: string, link: string, site: Site): Validation {
  if (site.unpublished.has(toPage(path, site))) {
    return 'a page that is not published yet; publish it first (see its draft and publishAt), or leave the link out';
  }
  const moved = site.redirects.get(path);
  if (moved !== undefined) {
    return writing('an old address that is redirected', moved, restAfterMove(moved, link, site));
  }
  const gone = findGone(site.gone, path);
  if (gone !== undefined) return toGone(gone);
  const canonical = toCanonicalPath(path.replace(/\.mdx?$/, ''));
  if (site.lasting.has(canonical)) {
    const rest = restFor(canonical, link, site);
    return writing('but that page has another address', canonical + rest);
  }
  if (isFileAddress(path)) return validateMissingFile(path, restOf(link), site);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const pages = site.lastingList;
  const beside = pages.filter((one) => one.startsWith(`${folder}/`) && folder !== '');
  const hint = didYouMean(path, pages) || suggest(path, beside.slice(0, 12));
  const better = findMisspelled(path, pages);
  const message = `but there is no such page${hint}`;
  return { message, better: better && better + restFor(better, link, site) };
}

function toGone(file: string): string {
  return `which is gone, since this change deletes ${file}; write its new address, or take the link out (npm run check -- --against main --fix follows a renamed file)`;
}

function validateMissingFile(path: string, rest: string, { disk }: Site): Validation {
  const ending = path.slice(path.lastIndexOf('.'));
  const files = listPublic(disk).filter((file) => file.endsWith(ending));
  const hint = didYouMean(path, files) || `; save it as public${path}`;
  const better = findMisspelled(path, files);
  return { message: `but public/ has no such file${hint}`, better: better && better + rest };
}

function validateAnchor(
  link: string,
  path: string,
  anchor: string,
  site: Pick<Site, 'anchorsOf' | 'gone'>,
): Validation {
  const gone = site.gone.get(`${path}/${anchor}`);
  if (gone !== undefined) return toGone(gone);
  if (anchor === '') return 'but nothing stands behind its #; name a heading, or delete the #';
  const known = site.anchorsOf(path);
  if (known === undefined || known.has(decode(anchor))) return undefined;
  const anchors = [...known];
  const message = `but ${path} has no heading with the anchor "${anchor}"${suggest(anchor, anchors)}`;
  const better = findMisspelled(anchor, anchors);
  return { message, better: better && link.slice(0, link.indexOf('#') + 1) + better };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function validateCall(link: string): string | undefined {
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
  if (host !== undefined) return validateHost(host);
  return 'which is no email address; write mailto:name@company.example';
}

/** Addresses in which mail and office programs wrap the intended one. */
const AROUND =
  /^https?:\/\/(?:[\w-]+\.safelinks\.protection\.outlook\.com\/|www\.google\.com\/url)\?(?:\S*&)?(?:url|q)=(https?(?::|%3A)[^&\s]+)/i;

/** What assistants append to the addresses that they give. */
const FROM_ASSISTANT =
  /(?<=[?&])utm_source=(?:chatgpt\.com|openai|perplexity(?:\.ai)?|copilot\.com)(?:&|(?=#)|$)/i;

function validateOutside(link: string): Validation {
  const [, inner] = AROUND.exec(link) ?? [];
  if (inner !== undefined) {
    return writing('an address that Outlook or Google has put around another one', decode(inner));
  }
  if (FROM_ASSISTANT.test(link)) {
    const plain = link.replace(FROM_ASSISTANT, '').replace(/[?&](?=#|$)/, '');
    return writing('which tells its owner that an assistant has found it', plain);
  }
  if (/^http:\/\//i.test(link)) {
    return writing('which is not encrypted', `https://${link.slice('http://'.length)}`);
  }
  if (link.startsWith('//')) return writing('which names no protocol', `https:${link}`);
  return validateAddress(link);
}

function toDigits(text: string): string {
  return text.replace(/[^+\d]/g, '');
}
