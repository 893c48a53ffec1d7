import { fillFacts } from '#base/facts';
import { isPublished } from '#base/publishing';
import { baseOf } from '#base/routes';
import { routes } from '#website/routes';
import type { ContentSource, EntryFile } from '../define/content-source';
import { isPreview, today } from './clock';
import { modules } from './files';
import type { MdxModule } from './mdx-module';
import { resolvePicture, withPictures } from './media';
import { facts } from './site';

const FILE = /\/content\/([^/]+)\/([^/]+)\.mdx$/;

/** The only door to entries. */
export const contentSource: ContentSource = {
  today,
  files: (name) =>
    Object.entries(modules)
      .filter(([file]) => FILE.exec(file)?.[1] === name)
      .map(toEntryFile),
  base: (name) => baseOf(routes, name),
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
