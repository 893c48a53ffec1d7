import { causeOf, checkAlone, isGarbled, listGarbled, withoutOverflow } from './check-file.ts';
import type { ContentModel } from './model/content-model.ts';
import { FIGURES_FILE, REDIRECTS_FILE } from './model/conventions.ts';
import type { Problem } from './problem.ts';
import type { ContentFile } from './read/content-file.ts';
import { fillFiles, namesFacts } from './read/fill-facts.ts';
import { holdsName } from './read/names.ts';
import { checkCollections } from './rules/collection-rule.ts';
import { checkColors } from './rules/color-rule.ts';
import { checkComparisons } from './rules/comparison-rule.ts';
import { adviseTitles, checkEditorial } from './rules/editorial-rule.ts';
import { checkFacts, checkFigures } from './rules/fact-rule.ts';
import { checkDrawings, checkImages, checkUnused } from './rules/image-rule.ts';
import { checkLabels } from './rules/label-rule.ts';
import { checkLinks } from './rules/link-rule.ts';
import { checkNames } from './rules/name-rule.ts';
import { checkOutput } from './rules/output-rule.ts';
import { checkRatings } from './rules/ratings-rule.ts';
import { checkRedirects, checkTargets } from './rules/redirect-rule.ts';
import { checkComponentReferences, checkReferences } from './rules/reference-rule.ts';
import { checkDisk } from './rules/safety-rule.ts';
import { checkSigns } from './rules/sign-rule.ts';
import { type Content, gatherSite, type Site } from './rules/site.ts';

/** Every problem of some content, each by itself, in no order. */
export interface Found {
  problems: Problem[];
  /** Those in lines that cannot be read, or only by guessing: they wait until the line is repaired. */
  garbled: Problem[];
}

/**
 * Finds every problem in files that have already been read. Problems that follow from one file alone
 * are memoized per object, so replacing one file and checking again costs only that file.
 */
export function findProblems(content: Content): Found {
  const { files, disk } = content;
  const { files: filled, facts, isRead } = fillFiles(files);
  const site = gatherSite({ ...content, files: filled });
  const validated = filled.map((file) => {
    const { problems, garbled } = checkFile(file, site);
    if (isRead || !namesFacts(file)) return { problems, garbled };
    // Fields with facts are not validated by these while the facts file cannot be read.
    const own = problems.filter(({ rule }) => rule !== 'link' && rule !== 'editorial');
    return { problems: own, garbled };
  });
  const problems = [
    ...checkCollections(site),
    ...adviseTitles(site),
    ...checkDrawings(disk),
    ...checkColors(disk, content.model.colors ?? new Map()),
    ...checkPublished(site),
    ...checkFigures(files, disk, content.sources),
    ...checkNames(content),
    ...checkRatings(site),
    ...checkComparisons(site),
    ...validated.flatMap((one) => one.problems),
  ];
  const faulty = new Set(problems.map(({ file }) => file));
  const unused = checkUnused(site).filter(({ file }) => !faulty.has(file));
  const causes = filled.flatMap(causeOf);
  const unreadable = new Set(causes.map(({ file }) => file));
  const others = [...problems, ...unused, ...checkFacts(files, facts)].filter(
    ({ file }) => !unreadable.has(file),
  );
  return { problems: [...causes, ...others], garbled: validated.flatMap((one) => one.garbled) };
}

/** Whether rules compare what a file says with what it said before. */
export function isCompared(model: ContentModel, path: string): boolean {
  return path === FIGURES_FILE || holdsName(model, path);
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
    ...redirects.flatMap((file) => [
      ...checkRedirects(file, site, names),
      ...checkTargets(file, site),
    ]),
  ];
}

function checkFile(file: ContentFile, site: Site): Found {
  const schema = file.model.schemaOf(file.path);
  if (schema === undefined || file.unreadable !== undefined) return { problems: [], garbled: [] };
  const validateFields = () => [
    ...checkReferences(file, schema, site),
    ...checkImages(file, schema, site.disk),
    ...checkLinks(file, schema, site),
    ...checkLabels(file, schema, site),
    ...checkEditorial(file, schema, site),
    ...(site.signs ? checkSigns(file, site.model.prints?.fields ?? [], site.signs) : []),
  ];
  const fields = file.hasData ? withoutOverflow(file, validateFields) : [];
  const found = [
    ...checkAlone(file),
    ...fields.filter((problem) => !isGarbled(file, problem)),
    ...checkComponentReferences(file, site),
  ];
  return {
    problems: found.filter((problem) => !isSettled(problem, found)),
    garbled: [...listGarbled(file), ...fields.filter((problem) => isGarbled(file, problem))],
  };
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

/** Leaves out premature warnings: those on a line with an error, which must change anyway. */
export function withoutPremature(found: readonly Problem[]): Problem[] {
  const toLine = ({ file, line }: Problem) => `${file}:${line}`;
  const wrong = new Set(found.filter(({ severity }) => severity === 'error').map(toLine));
  return found.filter((one) => one.severity === 'error' || !wrong.has(toLine(one)));
}
