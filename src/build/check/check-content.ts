import { basename } from 'node:path';

import { toToday } from '../../lib/publishing';
import { listAddresses, toSource } from './addresses';
import type { ContentFile } from './content-file';
import { readContent } from './content-file';
import { checkImages } from './image-rule';
import { collectionNames, schemaOf } from './kinds';
import { checkMdx } from './mdx-rule';
import type { Problem } from './problem';
import { checkRedirects, REDIRECTS_FILE } from './redirect-rule';
import type { Slugs } from './reference-rule';
import { checkReferences } from './reference-rule';
import { checkSchema } from './schema-rule';
import { checkYaml } from './yaml-rule';

const WHOLE_FILE = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/**
 * Checks all content in one pass.
 * @param root the project's folder
 * @returns every problem, by file and place; empty when the content can be built
 * @throws when `content/` cannot be read
 */
export async function checkContent(root: string): Promise<Problem[]> {
  const files = await readContent(root);
  const slugs = collectSlugs(files);
  const addresses = listAddresses(files.map(toSource), toToday(process.env.SITE_NOW, new Date()));
  return [
    ...checkCollections(slugs),
    ...files.flatMap((file) => checkFile(file, slugs, root)),
    ...files.filter(isRedirects).flatMap((file) => checkRedirects(file, addresses)),
  ];
}

function checkFile(file: ContentFile, slugs: Slugs, root: string): Problem[] {
  const schema = schemaOf(file.path);
  if (schema === undefined) return [misplaced(file)];
  const yaml = checkYaml(file);
  const fields =
    yaml.length > 0
      ? yaml
      : [
          ...checkSchema(file, schema),
          ...checkReferences(file, schema, slugs),
          ...checkImages(file, root),
        ];
  const body = file.path.endsWith('.mdx') ? checkMdx(file) : [];
  return [...fields, ...body].toSorted((a, b) => a.line - b.line || a.column - b.column);
}

function isRedirects({ path, document }: ContentFile): boolean {
  return path === REDIRECTS_FILE && document.errors.length === 0;
}

function collectSlugs(files: ContentFile[]): Slugs {
  const slugsIn = (name: string) =>
    files
      .filter(({ path }) => path.startsWith(`content/${name}/`))
      .map(({ path }) => basename(path, '.mdx'));
  const glossary = files.find(({ path }) => path === 'content/glossary.yaml');
  return {
    products: slugsIn('products'),
    markets: slugsIn('markets'),
    stories: slugsIn('stories'),
    insights: slugsIn('insights'),
    team: slugsIn('team'),
    jobs: slugsIn('jobs'),
    glossary: glossary === undefined ? [] : readTermSlugs(glossary.source),
  };
}

function readTermSlugs(source: string): string[] {
  return [...source.matchAll(/^\s*- slug: *(\S+)/gm)].map(([, slug = '']) => slug);
}

function checkCollections(slugs: Slugs): Problem[] {
  return collectionNames
    .filter((name) => slugs[name].length === 0)
    .map((name) => ({
      file: `content/${name}`,
      ...WHOLE_FILE,
      field: '',
      message: 'has no entries; add at least one .mdx file',
      rule: 'collection',
      severity: 'error',
    }));
}

function misplaced({ path }: ContentFile): Problem {
  const message = `lies in no folder that the site knows; move it to content/${collectionNames.join('/, content/')}/ or content/pages/`;
  return { file: path, ...WHOLE_FILE, field: '', message, rule: 'collection', severity: 'error' };
}
