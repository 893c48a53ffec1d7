/** An order as one code, and what its parts say. */
export function toOrderText(ordering: { code: string; meaning: string }[]): string {
  const parts = ordering.map(({ code, meaning }) => `${code} ${meaning}`);
  return `${ordering.map(({ code }) => code).join('-')} (${parts.join(', ')})`;
}
