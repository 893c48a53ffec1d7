/** The parameters by which an address tells which campaign it belongs to. */
export const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/**
 * A query that takes the place of another one, with the campaign that the visitor came by.
 * @param search the query so far, as in `location.search`
 * @param query the new one, such as `?products=core`; "" for none
 */
export function keepCampaign(search: string, query: string): string {
  const before = new URLSearchParams(search);
  const kept = CAMPAIGN.flatMap((name) => {
    const value = before.get(name);
    return value ? [[name, value]] : [];
  });
  const campaign = new URLSearchParams(kept).toString();
  if (campaign === '') return query;
  return query === '' ? `?${campaign}` : `${query}&${campaign}`;
}
