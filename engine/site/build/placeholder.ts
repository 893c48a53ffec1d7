/** The address of a placeholder image: its width and height in pixels. */
export const PLACEHOLDER = /^\/api\/placeholder\/(\d{1,4})\/(\d{1,4})$/;

/** The address that always answers, also while no entry waits for its picture. */
export const USUAL_PLACEHOLDER = '/api/placeholder/1200/675';

/** What takes another colour on a dark page: an image sees the visitor's scheme, but no token. */
const DARK = [
  '[fill="#ECE8DF"]{fill:#141b1e}',
  '[stroke="#A79F8F"]{stroke:#72808a}',
  '[stroke="#A8451A"]{stroke:#f08a4b}',
].join('');

/** The mark of the brand in a field of 32 by 32; its feet lie on a conductor from edge to edge. */
const FEEDER = 'M-9999 27.5H11.8V23.2A10 10 0 1 1 20.2 23.2V27.5H9999';

/**
 * Draws the image that stands at `/api/placeholder/{width}/{height}`: an empty plate, through which
 * the feeder runs and forms the mark of the brand. It says nothing, so that it needs no caption.
 * @param width in pixels
 * @param height in pixels
 * @returns an SVG document
 */
export function drawPlaceholder(width: number, height: number): string {
  const scale = round(Math.min(width, height) / 110);
  const [x, y] = [round(width / 2 - 16 * scale), round(height / 2 - 16 * scale)];
  const inset = round(Math.min(width, height) / 28);
  const [right, below] = [round(width - inset), round(height - inset)];
  const corners = `M${inset} ${2 * inset}V${inset}H${2 * inset}M${right - inset} ${inset}H${right}V${2 * inset}M${right} ${below - inset}V${below}H${right - inset}M${2 * inset} ${below}H${inset}V${below - inset}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>@media(prefers-color-scheme:dark){${DARK}}</style>`,
    `<rect width="${width}" height="${height}" fill="#ECE8DF"/>`,
    `<path fill="none" stroke="#A79F8F" d="${corners}"/>`,
    `<path fill="none" stroke="#A8451A" stroke-width="0.8" d="${FEEDER}" transform="translate(${x} ${y}) scale(${scale})"/>`,
    '</svg>',
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
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

/**
 * The image at a placeholder's address.
 * @throws when the address is not a placeholder's
 */
export function drawPlaceholderAt(path: string): string {
  const match = PLACEHOLDER.exec(path);
  if (!match) throw new Error(`${path} is not a placeholder image`);
  return drawPlaceholder(Number(match[1]), Number(match[2]));
}
