import { toToday } from '#base/publishing';
import { causeOf, checkAlone, isGarbled } from './check-alone';
import { type CheckFile, openCleanFiles } from './clean-files';
import { groupEqual } from './explain/group-equal';
import { listDeletedFiles } from './git';
import type { Problem } from './problem';
import { type ContentFile, readContent } from './read/content-file';
import { type ContentModel, REDIRECTS_FILE } from './read/content-model';
import { readDisk } from './read/disk';
import { fillFiles, namesFacts } from './read/facts';
import { checkCollections } from './rules/collection-rule';
import { adviseTitles, checkEditorial } from './rules/editorial-rule';
import { checkFacts, checkFigures } from './rules/fact-rule';
import { checkDrawings, checkImages, checkUnused } from './rules/image-rule';
import { checkLinks } from './rules/link-rule';
import { checkOutput } from './rules/output-rule';
import { checkRedirects } from './rules/redirect-rule';
import { checkComponentReferences, checkReferences } from './rules/reference-rule';
import { checkDisk } from './rules/safety-rule';
import { type Content, gatherSite, type Site } from './rules/site';

/**
 * Checks all content in one pass.
 * @returns every problem, by file and place; empty if there is nothing to fix
 * @throws when `content/` cannot be read, or `SITE_NOW` is not a date
 */
export async function checkContent(model: ContentModel, root: string): Promise<Problem[]> {
  return (await readAndCheck(model, root)).problems;
}

/** All content, and every problem, by file and place. */
export type Checked = Awaited<ReturnType<typeof readAndCheck>>;

/**
 * As `checkContent`, with the files that were read.
 * @param checkFile checks a file that no earlier run has found clean
 */
export async function readAndCheck(model: ContentModel, root: string, checkFile?: CheckFile) {
  const content = await readSite(model, root, openCleanFiles(model, root, checkFile));
  return { ...content, problems: checkFiles(content) };
}

/**
 * Reads all content, and what is checked with it.
 * @param parse parses a file, or finds it in a cache
 * @throws when `content/` cannot be read, or `SITE_NOW` is not a date
 */
export async function readSite(
  model: ContentModel,
  root: string,
  parse?: Parameters<typeof readContent>[2],
): Promise<Content> {
  const today = toToday(process.env.SITE_NOW, new Date());
  const [files, disk, deleted] = await Promise.all([
    readContent(model, root, parse),
    readDisk(root),
    listDeletedFiles(root),
  ]);
  return { model, files, disk, today, deleted };
}

/**
 * Checks files that have already been read. Problems that follow from one file alone are memoized
 * per object, so replacing one file and checking again costs only that file.
 * @returns every problem, by file and place
 */
export function checkFiles(content: Content): Problem[] {
  const { files, disk } = content;
  const { files: filled, facts, isRead } = fillFiles(files);
  const site = gatherSite({ ...content, files: filled });
  const problems = [
    ...checkCollections(site),
    ...adviseTitles(site),
    ...checkDrawings(disk),
    ...checkPublished(site),
    ...checkFigures(files, disk),
    ...filled.flatMap((file) => {
      const found = checkFile(file, site);
      if (isRead || !namesFacts(file)) return found;
      // Fields with facts are not judged by these while the facts file cannot be read.
      return found.filter(({ rule }) => rule !== 'link' && rule !== 'editorial');
    }),
  ];
  const unused = checkUnused(site).filter(({ file }) => problems.every((one) => one.file !== file));
  const causes = filled.flatMap(causeOf);
  const others = [...problems, ...unused, ...checkFacts(files, facts)].filter(
    (problem) => !causes.some(({ file }) => file === problem.file),
  );
  const sorted = [...causes, ...withoutEarly(others)].toSorted(byPlace);
  return groupEqual(sorted, toKey, ({ line }) => line);
}

/** Fields of the same name in a list count as equal, whatever their index. */
function toKey({ file, rule, severity, field, message }: Problem): string {
  return JSON.stringify([file, rule, severity, field.replace(/\b\d+\b/g, '*'), message]);
}

/** Checks the files served besides pages, and the redirects. */
function checkPublished(site: Site): Problem[] {
  const unsafe = checkDisk(site.disk);
  const { names, problems } = checkOutput(site);
  const redirects = site.files.filter(
    ({ path, diagnostics }) => path === REDIRECTS_FILE && diagnostics.length === 0,
  );
  return [
    ...unsafe,
    ...problems.filter(({ file }) => unsafe.every((problem) => problem.file !== file)),
    ...redirects.flatMap((file) => checkRedirects(file, site.addresses, names)),
  ];
}

function checkFile(file: ContentFile, site: Site): Problem[] {
  const schema = file.model.schemaOf(file.path);
  if (schema === undefined || file.spoilt !== undefined) return [];
  const own = checkAlone(file);
  const fields = file.hasData
    ? [
        ...checkReferences(file, schema, site),
        ...checkImages(file, schema, site.disk),
        ...checkLinks(file, schema, site),
        ...checkEditorial(file, schema, site),
      ]
    : [];
  const found = [
    ...own,
    ...fields.filter((problem) => !isGarbled(file, problem)),
    ...checkComponentReferences(file, site),
  ];
  return found.filter((problem) => !isSettled(problem, found));
}

/**
 * Advice is premature about a heading that was never meant as one. A linked file of the wrong type
 * need not exist.
 */
function isSettled({ rule, line, column }: Problem, found: Problem[]): boolean {
  const here = found.filter((one) => one.line === line && one.column === column);
  const isFound = (other: string) => here.some((one) => one.rule === other);
  return (rule === 'link' && isFound('schema')) || (rule === 'editorial' && isFound('markdown'));
}

/** A warning is premature on a line that has an error, and thus must change anyway. */
function withoutEarly(found: Problem[]): Problem[] {
  const toPlace = ({ file, line }: Problem) => `${file}:${line}`;
  const wrong = new Set(found.filter(({ severity }) => severity === 'error').map(toPlace));
  return found.filter((one) => one.severity === 'error' || !wrong.has(toPlace(one)));
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
