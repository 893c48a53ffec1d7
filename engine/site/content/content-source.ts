import { fillFacts } from '#base/facts';
import { isPublished } from '#base/publishing';
import { collections } from '#website/collections';
import type { ContentSource, EntryFile } from '../define/content-source';
import { isPreview, today } from './clock';
import { modules } from './files';
import type { MdxModule } from './mdx-module';
import { resolvePicture, withPictures } from './media';
import { facts } from './site';

const FILE = /\/content\/([^/]+)\/([^/]+)\.mdx$/;

const bases = new Map<string, string>(
  collections.map(({ base, collection }) => [collection.name, base]),
);

/** The only door to entries. */
export const contentSource: ContentSource = {
  files: (name) =>
    Object.entries(modules)
      .filter(([file]) => FILE.exec(file)?.[1] === name)
      .map(toEntryFile),
  base(name) {
    const base = bases.get(name);
    if (base === undefined) throw new Error(`src/collections/index.ts lists no "${name}"`);
    return base;
  },
  isShown: (publication) => isPreview || isPublished(publication, today),
  isPublished: (publication) => isPublished(publication, today),
  pictureOf: resolvePicture,
};

function toEntryFile([file, { frontmatter, words, default: body }]: [
  string,
  MdxModule,
]): EntryFile {
  const slug = FILE.exec(file)?.[2] ?? '';
  const data = fillFacts(frontmatter, facts);
  return { file, slug, frontmatter: data, words, body: withPictures(body, file) };
}
