import { groupBy } from '#base/group-by';
import { isPublished } from '#base/publishing';
import { count } from '#base/text';
import type { Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import { toPublication } from '../read/data';
import { advise, titleOf, toEntryData } from './editorial-rule';
import { type Site, toProblems } from './rule';

/** Advice that comes from comparing entries; it never fails a build. */
export function adviseCollections({ model, files, today }: Site): Problem[] {
  const published = files.filter(({ data }) => isPublished(toPublication(data), today));
  return [...judgeTitles(published), ...judgeByKind(model, published)];
}

/** Pages with the same title look alike in tabs and search results; each title is reported once. */
function judgeTitles(files: readonly ContentFile[]): Problem[] {
  const groups = groupBy(files, (file) => titleOf(file)?.text.trim().toLowerCase());
  return [...groups.values()].flatMap(([first, second, ...others]) => {
    const title = second === undefined ? undefined : titleOf(second);
    if (second === undefined || title === undefined) return [];
    const more = others.length === 0 ? '' : ` and of ${count(others.length, 'other file')}`;
    const message = `is the same as that of ${first.path}${more}; give this one a title of its own, or nobody can tell them apart in search results`;
    return toProblems('editorial', second.path, [advise(second, title.path, message)]);
  });
}

/** A collection's own advice from comparing its entries. */
function judgeByKind(model: ContentModel, files: readonly ContentFile[]): Problem[] {
  return [...model.collections].flatMap(([name, { definition }]) => {
    const entries = files.filter(
      ({ path, data }) => path.startsWith(`content/${name}/`) && data !== undefined,
    );
    return definition.adviseAll(entries.map(toEntryData)).flatMap(({ at, advice }) => {
      const file = entries[at];
      if (file === undefined) return [];
      return toProblems('collection', file.path, [advise(file, [advice.field], advice.message)]);
    });
  });
}
