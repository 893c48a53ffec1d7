import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openCache } from './cache/cache.ts';
import { isClean } from './check-file.ts';
import type { BodyNode } from './guard/body-code.ts';
import type { ContentModel } from './model/content-model.ts';
import { type ContentFile, parseContentFile } from './read/content-file.ts';
import { namesFacts } from './read/fill-facts.ts';
import { readBody } from './rules/body.ts';

/** The code of the check, and the schemas of the site. */
const RULES = ['engine/check', 'src'];

/** A content file as stored on disk. */
type SourceFile = Pick<ContentFile, 'path' | 'source'>;

/** What rules of other files need to know about a file that, taken alone, has no problems. */
type Summary = Required<Pick<ContentFile, 'data' | 'nodes'>>;

/**
 * Opens the cache of clean files, in which an earlier run found nothing wrong: they are not parsed
 * again. A folder without `node_modules` has no place for one.
 * @returns what `readContent` parses with
 */
export function openCleanFiles(model: ContentModel, root: string) {
  const parse = (path: string, source: string) => parseContentFile(model, path, source);
  if (!existsSync(join(root, 'node_modules'))) return parse;
  const cache = openCache(root, RULES);

  return (path: string, source: string): ContentFile => {
    const file = { path, source };
    if (namesFacts(file)) return parse(path, source);
    const known = cache.get([path, source]);
    if (known !== undefined) return recall(model, file, JSON.parse(Buffer.from(known).toString()));
    const read = parse(path, source);
    const summary = summarize(read);
    if (summary === undefined) return read;
    cache.put([path, source], Buffer.from(JSON.stringify(summary)));
    // Thousands of parsed texts would fill the memory; few are read again.
    return recall(model, file, summary);
  };
}

/** The file is parsed lazily, once a rule needs a position in it. */
function recall(
  model: ContentModel,
  { path, source }: SourceFile,
  { data, nodes }: Summary,
): ContentFile {
  let parsed: ContentFile | undefined;
  const whole = () => {
    parsed ??= parseContentFile(model, path, source);
    return parsed;
  };
  return {
    model,
    path,
    source,
    data,
    nodes,
    diagnostics: [],
    hasData: true,
    rangeAt: (start, end) => whole().rangeAt(start, end),
    get repaired() {
      return whole().repaired;
    },
    get body() {
      return whole().body;
    },
  };
}

/** What is remembered of a clean file; undefined for any other. */
function summarize(file: ContentFile): Summary | undefined {
  if (!isClean(file)) return undefined;
  const nodes = readBody(file).nodes.filter(({ type }) => type !== 'code');
  // Only the text of headings and links is needed later.
  const lighten = (node: BodyNode): BodyNode => {
    const isNamed = node.type === 'heading' || node.type === 'link';
    return isNamed || !('children' in node) ? node : { ...node, children: [] };
  };
  return { data: file.data, nodes: nodes.map(lighten) };
}
