import { CAMPAIGN } from '../../lib/campaign.ts';
import type { Values } from './values.ts';

/** The server drops what is longer. */
const LONGEST = 200;

/**
 * Where a message comes from: its page, what led there, and the campaign of the visit. Nothing is
 * stored for it, since the browser knows the addresses of its tab.
 */
export function readVisit(): Values {
  const { href } = window.location;
  const navigation: Navigation | undefined = window.navigation;
  const at = navigation?.currentEntry?.index ?? -1;
  const visited = navigation?.entries().slice(0, at + 1) ?? [];
  const loaded = performance.getEntriesByType('navigation').map(({ name }) => name);
  const addresses = visited.map(({ url }) => url ?? '');
  // Older browsers tell only the address before the document, and the one that it was loaded from.
  return toVisit(
    href,
    addresses.length > 0 ? addresses : [document.referrer, ...loaded],
    document.referrer,
  );
}

/**
 * What a message says of its visit; what is not known is left out.
 * @param here the address of its page
 * @param visited the addresses that the tab has shown, in order
 * @param referrer the address that led to the document, which may be of another site
 */
export function toVisit(here: string, visited: readonly string[], referrer: string): Values {
  const [page, ...before] = toAddresses([here, ...visited.toReversed()]);
  const previous = before.find(
    ({ origin, pathname }) => origin === page?.origin && pathname !== page.pathname,
  );
  const outside = toAddresses([referrer]).find(({ origin }) => origin !== page?.origin);
  const query = [page, ...before].find((address) => address && hasCampaign(address))?.searchParams;
  const visit = [
    ['page', page?.pathname ?? ''],
    ['referrer', previous?.pathname ?? outside?.origin ?? ''],
    ...CAMPAIGN.map((name) => [name, query?.get(name) ?? '']),
  ];
  const cut = visit.map(([name = '', value = '']) => [name, value.slice(0, LONGEST)]);
  return Object.fromEntries(cut.filter(([, value]) => value !== ''));
}

function hasCampaign({ searchParams }: URL): boolean {
  return CAMPAIGN.some((name) => searchParams.get(name));
}

function toAddresses(texts: readonly string[]): URL[] {
  return texts.filter((text) => URL.canParse(text)).map((text) => new URL(text));
}
