import type { z } from 'zod';
import { isPublished } from '#base/publishing';
import { findMisspelled, suggest } from '#base/words';
import { replaceWord } from '../edits';
import type { Finding, Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { toPublication } from '../read/data';
import { listMarkedTexts } from '../read/field-values';
import { toRange } from '../read/locate';
import { findMarked } from '../schema-marks';
import { listElements, readBody } from './body';
import type { Site, Verdict } from './rule';
import { toFieldFinding, toProblems } from './rule';

/** Every slug of an entry that does not exist or is not published yet. */
export function checkReferences(
  file: ContentFile,
  schema: z.ZodType,
  site: Pick<Site, 'slugs' | 'today' | 'deleted'>,
): Problem[] {
  const isOut = isPublished(toPublication(file.data), site.today);
  const findings = listMarkedTexts(file, schema).flatMap(({ path, text, meta: { reference } }) => {
    const verdict = reference === undefined ? undefined : judge(text, reference, site, isOut);
    return verdict === undefined ? [] : [toFieldFinding(file, path, verdict)];
  });
  return toProblems('reference', file.path, findings);
}

function judge(
  value: string,
  reference: string,
  { slugs: all, deleted }: Pick<Site, 'slugs' | 'deleted'>,
  isOut: boolean,
): Verdict | undefined {
  const isTerm = reference === 'glossary';
  const slugs = all.get(reference);
  // An empty or unreadable collection is reported once, as a problem of its own.
  if (slugs === undefined || slugs.size === 0) return undefined;
  const isReady = slugs.get(value);
  const file = `content/${reference}/${value}.mdx`;
  if (isReady === undefined && deleted.has(file)) {
    const message = `names "${value}", which is gone, since this change deletes ${file}; take the name out, or restore the file`;
    return { message };
  }
  if (isReady === undefined) {
    const names = [...slugs.keys()];
    const place = isTerm ? 'content/glossary.yaml' : `content/${reference}/`;
    const message = `is "${value}", but ${place} has no such ${isTerm ? 'term' : 'entry'}${suggest(value, names)}`;
    return { message, better: findMisspelled(value, names) };
  }
  if (isReady || !isOut) return undefined;
  const message = `names "${value}", which is not published yet; publish ${file} first (see its draft and publishAt), or name another entry`;
  return { message };
}

/** Every component in a body that refers to something that does not exist. */
export function checkComponentReferences(
  file: ContentFile,
  { slugs }: Pick<Site, 'slugs'>,
): Problem[] {
  const findings = listElements(readBody(file)).flatMap(({ name, attributes }): Finding[] => {
    const schema = file.model.components.schemas[name ?? ''];
    const marked = schema === undefined ? [] : findMarked(schema);
    return marked.flatMap(({ path: [property], meta: { reference = '' } }) => {
      const attribute = attributes.find((one) => 'name' in one && one.name === property);
      const known = [...(slugs.get(reference)?.keys() ?? [])];
      const value = attribute?.value;
      if (attribute === undefined || typeof value !== 'string' || value === '') return [];
      if (known.length === 0 || known.includes(value)) return [];
      const range = toRange(attribute);
      const place = `content/${reference}${reference === 'glossary' ? '.yaml' : '/'}`;
      const message = `has <${name}> whose "${property}" is "${value}", but ${place} has no such entry${suggest(value, known)}`;
      const fix = replaceWord(file, range, value, findMisspelled(value, known));
      return [{ range, message, fix }];
    });
  });
  return toProblems('reference', file.path, findings);
}
