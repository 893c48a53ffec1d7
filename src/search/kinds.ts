/**
 * The name of a group of hits.
 * @throws if `content/site.yaml` does not name the group: it must name one for each collection with
 * pages
 */
export function nameOfKind(kinds: Readonly<Record<string, string>>, kind: string): string {
  const name = kinds[kind];
  if (name === undefined) throw new Error(`The search has no name for hits of the kind "${kind}"`);
  return name;
}
