import type { Facts } from '#base/facts';
import { fillFacts } from '#base/facts';
import { isPublished } from '#base/publishing';
import { baseOf } from '#base/routes';
import type { ContentSource, EntryFile } from '../define/content-source';
import type { Route } from '../define/route';
import { isPreview, today } from './clock';
import { modules } from './files';
import type { MdxModule } from './mdx-module';
import { resolvePicture, withPictures } from './media';

const FILE = /\/content\/([^/]+)\/([^/]+)\.mdx$/;

/** Creates the content source, through which all entries are read. */
export function createContentSource(routes: readonly Route[], facts: Facts): ContentSource {
  return {
    today,
    files: (name) =>
      Object.entries(modules)
        .filter(([file]) => FILE.exec(file)?.[1] === name)
        .map(([file, module]) => toEntryFile(file, module, facts)),
    base: (name) => baseOf(routes, name),
    isShown: (publication) => isPreview || isPublished(publication, today),
    isPublished: (publication) => isPublished(publication, today),
    pictureOf: resolvePicture,
  };
}

function toEntryFile(
  file: string,
  { frontmatter, words, default: body }: MdxModule,
  facts: Facts,
): EntryFile {
  const slug = FILE.exec(file)?.[2] ?? '';
  const data = fillFacts(frontmatter, facts);
  return { file, slug, frontmatter: data, words, body: withPictures(body, file) };
}
