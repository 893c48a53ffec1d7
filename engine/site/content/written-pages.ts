import type { Facts } from '#base/facts';
import { fillFacts } from '#base/facts';
import { memoize } from '#base/memoize';
import type { CopySchema } from '#check/definitions';
import { kindOf } from '#check/definitions';
import type { WrittenPage } from '../define/content';
import { modules } from './files';
import { withPictures } from './media';

const ROOT = '/content/pages';

/** The files below `content/pages/`. */
interface WrittenPages {
  /** Every file of a kind, read once; throws a ZodError if its copy does not match the schema. */
  pagesOf: <S extends CopySchema>(schema: S) => WrittenPage<S>[];
  /** The title of the page at a path, from its frontmatter; undefined if there is none. */
  titleAt: (path: string) => string | undefined;
}

/** Reads the files below `content/pages/`, and fills in their facts. */
export function readWrittenPages(facts: Facts): WrittenPages {
  const files = Object.entries(modules)
    .filter(([file]) => file.startsWith(`${ROOT}/`))
    .map(([file, { frontmatter, default: body }]) => {
      const data = fillFacts(frontmatter, facts);
      const { kind }: { kind?: unknown } = Object(data);
      const path = file.slice('/'.length);
      return { path: toPath(file), file: path, kind, data, body: withPictures(body, file) };
    });
  const read = memoize((schema: CopySchema): WrittenPage[] =>
    files
      .filter(({ kind }) => kind === kindOf(schema))
      .map(({ path, file, data, body }) => ({ path, file, body, copy: schema.parse(data) })),
  );
  return {
    pagesOf: <S extends CopySchema>(schema: S) => read(schema) as WrittenPage<S>[],
    titleAt(path) {
      const data = files.find((file) => file.path === path)?.data;
      const { seo }: { seo?: { title?: string } } = Object(data);
      return seo?.title;
    },
  };
}

function toPath(file: string): string {
  const path = file.slice(ROOT.length).replace(/\.mdx$/, '');
  return path === '/index' ? '/' : path;
}
