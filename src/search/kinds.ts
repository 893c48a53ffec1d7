/**
 * What a group of hits is called.
 * @throws where `content/site.yaml` names no such group: it names one for each collection with pages
 */
export function nameOfKind(kinds: Readonly<Record<string, string>>, kind: string): string {
  const name = kinds[kind];
  if (name === undefined) throw new Error(`The search has no name for hits of the kind "${kind}"`);
  return name;
}
