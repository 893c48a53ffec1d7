import { toToday } from '../../lib/publishing';
import { adviseCollections } from './collection-advice';
import { checkCollections } from './collection-rule';
import { checkComponentReferences } from './component-references';
import type { ContentFile } from './content-file';
import { readContent } from './content-file';
import type { Disk } from './disk';
import { readDisk } from './disk';
import { checkDrawings } from './drawing-rule';
import { checkEditorial } from './editorial-rule';
import { checkImages } from './image-rule';
import { schemaOf } from './kinds';
import { checkLinks } from './link-rule';
import { checkMdx } from './mdx-rule';
import type { Problem } from './problem';
import { checkRedirects, REDIRECTS_FILE } from './redirect-rule';
import { checkReferences } from './reference-rule';
import type { Site } from './rule';
import { checkSchema } from './schema-rule';
import { gatherSite } from './site';
import { isRecalled, openSoundFiles } from './sound-files';
import { checkYaml } from './yaml-rule';

/**
 * Checks all content in one pass.
 * @param root the project's folder
 * @returns every problem, by file and place; empty when there is nothing to mend
 * @throws when `content/` cannot be read, or `SITE_NOW` is no day
 */
export async function checkContent(root: string): Promise<Problem[]> {
  const today = toToday(process.env.SITE_NOW, new Date());
  const sound = await openSoundFiles(root);
  const [files, disk] = await Promise.all([readContent(root, sound.read), readDisk(root)]);
  const problems = checkFiles(files, disk, today);
  await sound.keep(files.filter(isSound));
  return problems;
}

/**
 * Checks files that were read before. What follows from one file alone is found once for each
 * object: whoever exchanges one file and asks again waits for that file only.
 * @param files every file of content
 * @param disk the files that pages can name
 * @param today `YYYY-MM-DD`, decides what is published
 * @returns every problem, by file and place
 */
export function checkFiles(
  files: readonly ContentFile[],
  disk: Disk,
  today: string = toToday(undefined, new Date()),
): Problem[] {
  const site = gatherSite(files, disk, today);
  const problems = [
    ...checkCollections(site),
    ...adviseCollections(site),
    ...checkDrawings(disk),
    ...files.flatMap((file) => checkFile(file, site)),
    ...files.filter(isRedirects).flatMap((file) => checkRedirects(file, site.addresses)),
  ];
  return problems.toSorted(byPlace);
}

function isRedirects({ path, slips }: ContentFile): boolean {
  return path === REDIRECTS_FILE && slips.length === 0;
}

function checkFile(file: ContentFile, site: Site): Problem[] {
  const schema = schemaOf(file.path);
  if (schema === undefined) return [];
  const own = checkAlone(file);
  const fields = file.hasData
    ? [
        ...checkReferences(file, schema, site),
        ...checkImages(file, schema, site),
        ...checkLinks(file, schema, site),
        ...checkEditorial(file, site),
      ]
    : [];
  const found = [
    ...own,
    ...fields.filter((problem) => !isGarbled(file, problem)),
    ...checkComponentReferences(file, site),
  ];
  return found.filter((problem) => !isSettled(problem, found));
}

/** Advice about a value that has to be changed anyway comes too early. */
function isSettled({ severity, line, column }: Problem, found: Problem[]): boolean {
  const isSame = (one: Problem) => one.line === line && one.column === column;
  return severity === 'warning' && found.some((one) => one.severity === 'error' && isSame(one));
}

/** Whether nothing is wrong in a file, taken alone. */
export function isSound(file: ContentFile): boolean {
  return schemaOf(file.path) !== undefined && checkAlone(file).length === 0;
}

/** What follows from a file alone, found once. */
function checkAlone(file: ContentFile): Problem[] {
  if (isRecalled(file)) return [];
  const known = alone.get(file);
  if (known !== undefined) return known;
  const schema = schemaOf(file.path);
  const fields = file.hasData && schema !== undefined ? checkSchema(file, schema) : [];
  const found = [
    ...checkYaml(file),
    ...fields.filter((problem) => !isGarbled(file, problem)),
    ...checkMdx(file),
  ];
  alone.set(file, found);
  return found;
}

const alone = new WeakMap<ContentFile, Problem[]>();

/** A line that was mended by guessing has had its message. */
function isGarbled(file: ContentFile, { line, field }: Problem): boolean {
  return field !== '' && file.slips.some((slip) => slip.line === line && slip.endColumn > 1);
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
