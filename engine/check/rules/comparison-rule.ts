import type { Problem } from '../problem.ts';
import { toFieldFindings, toProblems } from './rule.ts';
import type { Site } from './site.ts';

/** Where fields of different files contradict each other, by the comparisons that the site makes. */
export function checkComparisons({ model, files }: Pick<Site, 'model' | 'files'>): Problem[] {
  const { comparisons = [] } = model;
  const read = files.filter(({ hasData }) => hasData);
  const fields = new Map(read.map(({ path, data }) => [path, data]));
  return comparisons.flatMap((compare) =>
    compare(fields).flatMap(({ file, path, message }) => {
      const found = read.find((one) => one.path === file);
      return found ? toProblems('fact', file, toFieldFindings(found, path, message)) : [];
    }),
  );
}
