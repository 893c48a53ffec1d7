import { keepCampaign } from './campaign.ts';

/**
 * Shows another query in the address, with the campaign, without a navigation: the entry of the
 * history stays, and so do the values that the router has stored in it.
 * @param query such as `?kv=13.8`; "" for none
 */
export function replaceQuery(query: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + keepCampaign(search, query));
}
