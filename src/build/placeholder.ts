/** The address of a placeholder image: its width and height in pixels. */
export const PLACEHOLDER = /^\/api\/placeholder\/(\d{1,4})\/(\d{1,4})$/;

/** What takes another colour on a dark page: an image sees the visitor's scheme, but no token. */
const DARK = [
  '[fill="#ECE8DF"]{fill:#141b1e}',
  '[stroke="#D8D2C5"]{stroke:#2a363d}',
  '[stroke="#A79F8F"]{stroke:#72808a}',
  '[stroke="#A8451A"]{stroke:#f08a4b}',
  '[fill="#5C666D"]{fill:#a3b0b7}',
].join('');

/**
 * Draws the image that stands at `/api/placeholder/{width}/{height}`: a plate with its dimension.
 * @param width in pixels
 * @param height in pixels
 * @returns an SVG document
 */
export function drawPlaceholder(width: number, height: number): string {
  const label = `${width} × ${height}`;
  const half = label.length * 4.5 + 12;
  const [x, y] = [width / 2, height / 2];
  const line = height - Math.min(48, height / 4);
  const end = width - 40;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>@media(prefers-color-scheme:dark){${DARK}}</style>`,
    `<rect width="${width}" height="${height}" fill="#ECE8DF"/>`,
    `<g fill="none" stroke="#D8D2C5"><path d="M0 0L${width} ${height}M${width} 0L0 ${height}"/>`,
    `<path d="M16 16H${width - 16}V${height - 16}H16z" stroke="#A79F8F"/></g>`,
    `<g fill="none" stroke="#A8451A" stroke-width="1.5"><path d="M40 ${line}H${end}M40 ${line - 8}v16M${end} ${line - 8}v16M46 ${line - 4}l-6 4 6 4M${end - 6} ${line - 4}l6 4-6 4"/></g>`,
    `<circle cx="${x}" cy="${y}" r="44" fill="#ECE8DF" stroke="#A79F8F"/>`,
    `<path fill="none" stroke="#A8451A" stroke-width="4" d="M288 212.7h15.3v-6.1a14.2 14.2 0 1 1 11.9 0v6.1h15.3" transform="translate(${x - 310} ${y - 198})"/>`,
    `<rect x="${x - half}" y="${line - 12}" width="${half * 2}" height="24" fill="#ECE8DF"/>`,
    `<text x="${x}" y="${line + 5}" text-anchor="middle" font-family="Geist Mono,ui-monospace,monospace" font-size="15" fill="#5C666D">${label}</text>`,
    '</svg>',
  ].join('');
}

/**
 * Finds every placeholder that page data names.
 * @param value page data: anything that JSON can hold
 * @returns the addresses, each once
 */
export function findPlaceholders(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(PLACEHOLDER.test(value) ? [value] : []);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((part) => [...findPlaceholders(part)]));
}
