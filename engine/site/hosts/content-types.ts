import { feedFiles } from '#check/addresses/paths';

/** The media type of each file of the site, by extension. */
export const typesByEnding: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  ies: 'text/plain; charset=utf-8',
  icd: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  dxf: 'image/vnd.dxf',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Media types of addresses whose extension does not reveal them. One ending with `/` is a prefix.
 */
export const typesByAddress: Readonly<Record<string, string>> = {
  '/api/placeholder/': 'image/svg+xml; charset=utf-8',
  ...Object.fromEntries(feedFiles.map(({ file, type }) => [`/${file}`, `${type}; charset=utf-8`])),
};

/** The media type of the file at an address without query, as in `Content-Type`. */
export function contentTypeOf(pathname: string): string | undefined {
  const special = Object.entries(typesByAddress).find(([address]) =>
    address.endsWith('/') ? pathname.startsWith(address) : pathname === address,
  );
  if (special) return special[1];
  const ending = /\.(\w+)$/.exec(pathname)?.[1];
  return ending === undefined ? typesByEnding.html : typesByEnding[ending];
}
