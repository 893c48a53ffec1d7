import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Call, UsageError } from '#base/call';
import { applyEdits } from '#base/edits';
import { toToday } from '#base/publishing';
import { checkContent } from '../check-content';
import { toChanges } from '../edits';
import { contentModel } from '../model';
import { listAddresses, toSource } from '../read/addresses';
import { type ContentFile, readContent } from '../read/content-file';
import { REDIRECTS_FILE } from '../read/content-model';
import { type Disk, readDisk } from '../read/disk';
import { createReport } from '../reporters/reporter';
import { toTerminal } from '../reporters/terminal';
import { isWhole } from '../rules/body';
import { findMentions, renameInRedirects } from './find-mentions';
import { type Move, readMove } from './read-move';

/**
 * Renames an entry: its file, the pictures beside it, and whatever names them.
 * @returns what was done, for the author, with what the check finds in the content afterwards
 * @throws UsageError where there is no such entry, where it cannot have that name, or where a file
 * that may name it cannot be read; then nothing was written
 */
async function renameEntry(root: string, words: readonly string[], now?: string) {
  const [files, disk] = await Promise.all([readContent(contentModel, root), readDisk(root)]);
  const move = readMove(contentModel, words, [...disk.keys()]);
  refuseUnreadable(files, move);
  const paths = listPaths(move, files, disk);
  const pictures = new Map([...paths].map(([from, to]) => [toName(from), toName(to)]));
  const addresses = listMoved(move, files, paths, toToday(now, new Date()));
  const report = ['Renamed:', ...[...paths].map(([before, after]) => `  ${before} → ${after}`)];
  const texts = new Map<string, string>();
  for (const file of files) {
    if (file.path === REDIRECTS_FILE) continue;
    const edits = findMentions(file, { move, pictures });
    if (edits.length === 0) continue;
    const path = paths.get(file.path) ?? file.path;
    texts.set(path, applyEdits(file.source, edits));
    const changes = toChanges(file.source, edits).toSorted((a, b) => a.line - b.line);
    report.push(...changes.map(({ line, what }) => `  ${path}:${line}  ${what}`));
  }
  const redirects = files.find(({ path }) => path === REDIRECTS_FILE)?.source ?? '';
  const redirected = renameInRedirects(redirects, move, addresses);
  if (redirected !== redirects) {
    texts.set(REDIRECTS_FILE, redirected);
    report.push(`  ${REDIRECTS_FILE}`);
  }
  for (const [before, after] of paths) await rename(join(root, before), join(root, after));
  for (const [path, text] of texts) await writeFile(join(root, path), text);
  const problems = await checkContent(contentModel, root);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const found = errors.length === 0 ? [] : ['', toTerminal(createReport(root, errors, false))];
  return [...report, toVerdict(move, addresses.size > 0), ...found, ''].join('\n');
}

/** What cannot be read cannot be renamed in. */
function refuseUnreadable(files: readonly ContentFile[], { from }: Move) {
  const broken = files.find((file) => file.source.includes(from) && !isWhole(file));
  if (broken === undefined || broken.path === REDIRECTS_FILE) return;
  throw new UsageError(
    `${broken.path} may name the entry, but it cannot be read; run npm run check, mend the file, then rename`,
  );
}

/** The files that move, old to new: the entry, and the pictures called like it that it alone names. */
function listPaths(
  { collection, from, to }: Move,
  files: readonly ContentFile[],
  disk: Disk,
): Map<string, string> {
  const folder = `content/${collection}/`;
  const entry = `${folder}${from}.mdx`;
  const isNamed = (name: string, isOwn: boolean) =>
    files.some(({ path, source }) => (path === entry) === isOwn && source.includes(`./${name}`));
  const pictures = [...disk.keys()].filter((path) => {
    const name = toName(path);
    const isLike = path === folder + name && /^[.-]/.test(name.slice(from.length));
    return isLike && name.startsWith(from) && isNamed(name, true) && !isNamed(name, false);
  });
  const moved = [entry, ...pictures].map((path): [string, string] => [
    path,
    folder + to + toName(path).slice(from.length),
  ]);
  const taken = moved.find(([, path]) => disk.has(path));
  if (taken === undefined) return new Map(moved);
  throw new UsageError(
    `${taken[0]} would become ${taken[1]}, which exists already; choose another name`,
  );
}

function listMoved(
  { pages }: Move,
  files: readonly ContentFile[],
  paths: ReadonlyMap<string, string>,
  today: string,
): Map<string, string> {
  if (pages === undefined) return new Map();
  const before = files.map(toSource);
  const after = before.map(({ path, data }) => ({ path: paths.get(path) ?? path, data }));
  const left = listAddresses(contentModel, after, today);
  const gone = [...listAddresses(contentModel, before, today)].filter((one) => !left.has(one));
  return new Map(gone.map((one) => [one, pages.to + one.slice(pages.from.length)]));
}

function toVerdict({ pages, to, collection }: Move, wasOnline: boolean): string {
  if (pages === undefined)
    return `${collection}/${to} has no page of its own, so no address has changed.`;
  return wasOnline
    ? `Its address is ${pages.to} now; readers of the old one are sent on.\nWhere the old page was never online, delete its line from ${REDIRECTS_FILE}.`
    : `Its address will be ${pages.to}; it is not online yet, so nobody needs to be sent on.`;
}

function toName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

const USAGE = `Renames an entry, and mends everything that names it.

  npm run rename stories/ring-r4 stories/ring-main    content/stories/ring-r4.mdx and the pictures
                                                      beside it, links, fields, redirects
`;

/**
 * Runs `npm run rename`.
 * @returns the exit code: 0, or 2 where nothing was renamed
 */
export async function runRename({ words, root, env, print, complain }: Call): Promise<number> {
  try {
    if (words.some((word) => word === '--help' || word === '-h')) {
      print(USAGE);
      return 0;
    }
    print(await renameEntry(root, words, env.SITE_NOW));
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const help = error instanceof UsageError ? '\nnpm run rename -- --help explains it.' : '';
    complain(`Nothing was renamed: ${message}${help}\n`);
    return 2;
  }
}
