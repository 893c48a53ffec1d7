/** A React Router path, `/products/:slug`, and its page. */
interface PageRoute<P> {
  path: string;
  page: P;
}

const PARAM = /:(\w+)/g;
const ENTRY = '/:slug';

/** Each page with all of its routes, in the order of the route table. */
export function groupRoutes<P>(routes: readonly PageRoute<P>[]): Map<P, string[]> {
  const groups = new Map<P, string[]>();
  for (const { path, page } of routes) groups.set(page, [...(groups.get(page) ?? []), path]);
  return groups;
}

/** What the addresses of a collection's entries begin with; undefined if they have no pages. */
export function baseOf(
  routes: readonly PageRoute<{ collection: { name: string } | undefined }>[],
  name: string,
): string | undefined {
  const entries = routes.filter(({ page }) => page.collection?.name === name);
  return entries.find(({ path }) => path.endsWith(ENTRY))?.path.slice(0, -ENTRY.length);
}

/**
 * Fills in the route that has exactly these parameters.
 * @param routes the routes of one page: `/insights`, `/insights/page/:number`
 * @param params their values: `{ number: '2' }`
 * @throws if no route has them
 */
export function toPath(routes: readonly string[], params: Record<string, string>): string {
  const names = Object.keys(params).toSorted().join();
  const path = routes.find((one) => listParams(one).toSorted().join() === names);
  if (path === undefined)
    throw new Error(`src/routes.ts has no route with the parameters "${names}" (${routes.join()})`);
  return path.replace(PARAM, (_, name: string) => params[name] ?? '');
}

/** The pattern of each route: a check compares every address with every route. */
const patterns = new Map<string, RegExp>();

/** Whether an address matches a route; the route must not be `*`. */
export function isAt(path: string, address: string): boolean {
  const pattern = patterns.get(path) ?? new RegExp(`^${path.replace(PARAM, '[^/]+')}$`);
  patterns.set(path, pattern);
  return pattern.test(address);
}

function listParams(path: string): string[] {
  return [...path.matchAll(PARAM)].map(([, name = '']) => name);
}
