import { fillFacts } from '#base/facts';
import { rememberFor } from '#base/remember';
import type { CopySchema } from '#check/copy';
import { kindOf } from '#check/copy';
import type { WrittenPage } from '../define/content';
import { modules } from './files';
import { withPictures } from './media';
import { facts } from './site';

const ROOT = '/content/pages';

const files = Object.entries(modules)
  .filter(([file]) => file.startsWith(`${ROOT}/`))
  .map(([file, { frontmatter, default: body }]) => {
    const data = fillFacts(frontmatter, facts);
    const { kind }: { kind?: unknown } = Object(data);
    const path = file.slice('/'.length);
    return { path: toPath(file), file: path, kind, data, body: withPictures(body, file) };
  });

const read = rememberFor((schema: CopySchema): WrittenPage[] =>
  files
    .filter(({ kind }) => kind === kindOf(schema))
    .map(({ path, file, data, body }) => ({ path, file, body, copy: schema.parse(data) })),
);

/**
 * Every file of a kind, read once.
 * @throws ZodError where its words do not fit: it was changed after the check
 */
export function pagesOf<S extends CopySchema>(schema: S): WrittenPage<S>[] {
  return read(schema) as WrittenPage<S>[];
}

/** The files of some kinds, in alphabetical order. */
export function listWritten(schemas: readonly CopySchema[]): WrittenPage[] {
  const order = files.map(({ path }) => path);
  return schemas
    .flatMap((schema) => pagesOf(schema))
    .toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
}

/** What a page is called: the title that its words say; undefined where none stands there. */
export function titleAt(path: string): string | undefined {
  const data = files.find((file) => file.path === path)?.data;
  const { seo }: { seo?: { title?: string } } = Object(data);
  return seo?.title;
}

function toPath(file: string): string {
  const path = file.slice(ROOT.length).replace(/\.mdx$/, '');
  return path === '/index' ? '/' : path;
}
