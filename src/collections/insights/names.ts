/** The names of authors, as lists and facts show them. */
export function toNames(authors: readonly { name: string }[]): string {
  return authors.map(({ name }) => name).join(', ');
}
