const PLACEHOLDER = /^\/api\/placeholder\/(\d{1,4})\/(\d{1,4})$/;

/** The address that always works, even if no entry lacks its picture. */
export const USUAL_PLACEHOLDER = '/api/placeholder/1200/675';

/** The width and height in pixels of the placeholder at an address; undefined at any other. */
export function readPlaceholder(address: string): { width: number; height: number } | undefined {
  const [, width, height] = PLACEHOLDER.exec(address) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}
