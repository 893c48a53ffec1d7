import { componentSchemas } from '../../schemas/components';
import { listElements, readBody } from './body';
import type { ContentFile } from './content-file';
import { isComponent } from './mdx-elements';
import type { Problem } from './problem';
import type { Finding, Site } from './rule';
import { toProblems } from './rule';
import { findMarked } from './schema-marks';
import { toRange, toTagRange } from './tree-range';
import { suggest } from './words';

/** Every component of a body that names something which does not exist. */
export function checkComponentReferences(
  file: ContentFile,
  { slugs }: Pick<Site, 'slugs'>,
): Problem[] {
  const findings = listElements(readBody(file)).flatMap((element) => {
    const { name, attributes } = element;
    if (!isComponent(name)) return [];
    return findMarked(componentSchemas[name]).flatMap(({ path: [property], meta }) => {
      const attribute = attributes.find((one) => 'name' in one && one.name === property);
      const value = attribute?.value;
      if (meta.reference === undefined || typeof value !== 'string' || value === '') return [];
      const known = slugs[meta.reference];
      if (known.size === 0 || known.has(value)) return [];
      const place = `content/${meta.reference}${meta.reference === 'glossary' ? '.yaml' : '/'}`;
      const range =
        attribute?.position === undefined ? toTagRange(element, file.body) : toRange(attribute);
      const message = `has <${name}> whose "${property}" is "${value}", but ${place} has no such entry${suggest(value, [...known.keys()])}`;
      return [{ range, message } satisfies Finding];
    });
  });
  return toProblems('reference', file.path, findings);
}
