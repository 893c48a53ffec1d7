/** Where the rules lie by which browsers fetch pages ahead. */
export const SPECULATION_RULES = '/speculation-rules.json';

/**
 * Which pages a browser may fetch before the visitor has let go of a link. Only a pressed link, and
 * only until React has taken over: from then on links fetch data, and a page would be fetched in
 * vain (docs/decisions/13-speculation-rules.md). Browsers themselves refrain where data is dear.
 * @returns JSON
 */
export function toSpeculationRules(): string {
  const files = { href_matches: ['/*.*', '/api/*'] };
  const taken = { selector_matches: ':root[data-live] a, a[download]' };
  const where = { and: [{ href_matches: '/*' }, { not: files }, { not: taken }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'conservative' }] });
}
