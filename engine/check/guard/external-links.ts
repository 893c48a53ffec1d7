import { domainToUnicode } from 'node:url';
import { LinkifyIt } from 'linkify-it';
import { shorten } from '../wording/words.ts';

/** Western European letters only: readers cannot tell those of other scripts from them (UTS 39). */
const LABEL = /^(?!-)[a-z\dß-öø-ÿ-]{1,63}(?<!-)$/;
const LAST_LABEL = /^([a-z]{2,63}|xn--[a-z\d-]+)$/;

/** Characters that browsers, but few readers, take for a dot. */
const DOTS = /[\u3002\uFF0E\uFF61\u2024\uFE52]/g;

/** What is wrong with a host as it is written, without a port: the end of a sentence. */
export function validateHost(host: string): string | undefined {
  const plain = host.normalize('NFKC').replace(DOTS, '.').toLowerCase();
  if (plain !== host.toLowerCase()) {
    return `whose host "${shorten(host)}" has letters or dots that only look like plain ones; write "${shorten(plain)}", if that is meant`;
  }
  const labels = plain.split('.');
  // Letters of other scripts hide behind xn-- as well.
  const seen = domainToUnicode(plain).split('.');
  if (labels.length < 2 || !LAST_LABEL.test(labels.at(-1) ?? '')) return INCOMPLETE;
  const odd = [...labels, ...seen].find((label) => !LABEL.test(label));
  if (odd === undefined && seen.length === labels.length) return undefined;
  return `whose host "${shorten(host)}" has signs that belong into no host, or letters of another script that look like plain ones but lead elsewhere; type it again`;
}

const INCOMPLETE =
  'which is no complete address; write it as a browser shows it: https://example.com/page';

/** What is wrong with the address of another site: the end of a sentence. */
export function validateAddress(link: string): string | undefined {
  if (!/^https:/i.test(link)) {
    return 'which begins with a protocol that is not allowed; write /path, https://…, mailto:… or tel:…';
  }
  const [, host = ''] = /^https:\/\/([^\s/?#@:]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i.exec(link) ?? [];
  return host === '' || !URL.canParse(link) ? INCOMPLETE : validateHost(host);
}

/** Finds host names in text, with or without `https://`. */
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true });
linkify.tlds(['example', 'app', 'cloud', 'dev', 'energy', 'online', 'shop', 'site', 'tech'], true);

/** The address that the text of a link shows, if it is another than the one it leads to. */
export function findOtherAddress(text: string, url: string): string | undefined {
  const plain = text.normalize('NFKC').replace(DOTS, '.').replaceAll('\\', '/').trim();
  if (/^\/[\w-]+(\/[\w.-]+)*\/?$/.test(plain))
    return isPart(plain, toPath(url)) ? undefined : plain;
  if (/^tel:/i.test(url) && /^\+?[\d\s()./-]{7,}$/.test(plain)) {
    return toDigits(url).endsWith(toDigits(plain)) ? undefined : plain;
  }
  return linkify.match(plain)?.find((shown) => !isSame(shown.url, url))?.raw;
}

function isSame(shown: string, url: string): boolean {
  if (/^mailto:/i.test(shown) || /^mailto:/i.test(url)) {
    return shown.toLowerCase() === url.split('?', 1)[0]?.toLowerCase();
  }
  const isSameHost = /^[/#]/.test(url) || hostOf(shown) === hostOf(url);
  return isSameHost && isPart(toPath(shown), toPath(url));
}

/** The text of a link may leave out the end of its address. */
function isPart(shown: string, whole: string): boolean {
  const start = shown.replace(/\/$/, '');
  return start === '' || `${whole}/`.startsWith(`${start}/`) || whole.startsWith(`${start}?`);
}

function toPath(url: string): string {
  if (url.startsWith('/') && !url.startsWith('//')) return url.split('#', 1)[0] ?? '';
  const address = parse(url);
  return address === undefined ? '' : address.pathname + address.search;
}

function hostOf(url: string): string {
  return parse(url)?.hostname.replace(/^www\./, '') ?? '';
}

function parse(url: string): URL | undefined {
  const whole = url.startsWith('//') ? `https:${url}` : url;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

/** Without the leading zero that is dialed only within a country. */
function toDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}
