import type { z } from 'zod';
import { memoize } from '#base/memoize';
import type { Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { WHOLE_FILE } from '../read/locate';
import { pickKind } from '../read/schema-tree';
import { toProblems } from './rule';

/** So many fields must be wrong before a file is taken for one of another folder. */
const MANY = 4;

/**
 * The one cause of whatever else is wrong with a file: it is reported, its effects are not.
 * @returns undefined where there is none
 */
export const findCause = memoize(
  (file: ContentFile): Problem | undefined => findSpoiltFile(file) ?? findMisplaced(file),
);

function findSpoiltFile({ path, spoilt }: ContentFile): Problem | undefined {
  if (spoilt === undefined) return undefined;
  return toProblems(spoilt.rule, path, [spoilt.finding])[0];
}

/** A file whose fields are those of another collection. */
function findMisplaced(file: ContentFile): Problem | undefined {
  const { model } = file;
  const schema = model.schemaOf(file.path);
  if (schema === undefined || !file.path.endsWith('.mdx') || !file.hasData) return undefined;
  const own = countIssues(schema, file);
  if (own < MANY) return undefined;
  const folder = file.path.split('/')[1] ?? '';
  const homes = [...model.collections].map(
    ([name, { definition }]) => [name, definition.schema] as const,
  );
  const others = [...homes, ['pages', model.pageCopySchema] as const].filter(
    ([name]) => name !== folder,
  );
  const [best] = others
    .map(([name, one]) => ({ name, issues: countIssues(one, file) }))
    .toSorted((a, b) => a.issues - b.issues);
  if (best === undefined || best.issues > 1) return undefined;
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const message = `lies in content/${folder}/, but has the fields of a file of content/${best.name}/; move it there: content/${best.name}/${name}`;
  return toProblems('collection', file.path, [{ range: WHOLE_FILE, message }])[0];
}

/** A page is known by its kind: without one, nothing fits. */
function countIssues(schema: z.ZodType, { model, data }: ContentFile): number {
  const picked = pickKind(schema, data);
  if (picked === model.pageCopySchema) return Infinity;
  const result = picked.safeParse(data);
  if (result.success) return 0;
  return result.error.issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    0,
  );
}
