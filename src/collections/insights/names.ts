/** The names of authors, as shown in lists and facts. */
export function toNames(authors: readonly { name: string }[]): string {
  return authors.map(({ name }) => name).join(', ');
}
