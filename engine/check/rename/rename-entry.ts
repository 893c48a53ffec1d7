import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Call } from '#base/call';
import { UsageError } from '#base/call';
import { toToday } from '#base/publishing';
import type { ContentFile, Disk, Problem } from '..';
import {
  applyEdits,
  checkFiles,
  createReport,
  listAddresses,
  listDeletedFiles,
  parseContentFile,
  parseMdx,
  REDIRECTS_FILE,
  readContent,
  readDisk,
  toChanges,
  toSource,
  toTerminal,
} from '..';
import { contentModel } from '../model';
import { findMentions } from './mend-file';
import { mendRedirects } from './mend-redirects';
import type { Move } from './names';
import { readMove } from './names';

/** Where an entry is renamed. */
interface RenameCall {
  /** The project's folder. */
  root: string;
  /** The words after the command: the entry and its new name. */
  words: readonly string[];
  /** The day that decides what is online; undefined stands for this one. */
  now: string | undefined;
}

/**
 * Renames an entry: its file, the pictures beside it, and whatever names them. Everything is tried
 * out before anything is written.
 * @returns what was done, for the author
 * @throws UsageError where there is no such entry, where it cannot have that name, or where content
 * would not be valid afterwards
 */
async function renameEntry({ root, words, now }: RenameCall): Promise<string> {
  const [files, disk, former] = await Promise.all([
    readContent(contentModel, root),
    readDisk(root),
    listDeletedFiles(root, '--no-renames'),
  ]);
  const move = readMove(words, [...disk.keys()]);
  const today = toToday(now, new Date());
  const paths = listPaths(move, files, disk, former);
  refuseUnreadable(files, move);
  const pictures = new Map([...paths].map(([from, to]) => [toName(from), toName(to)]));
  const report: string[] = [];
  const texts = new Map<string, string>();
  for (const file of files) {
    const edits = findMentions(file, { move, pictures });
    if (edits.length === 0) continue;
    const path = paths.get(file.path) ?? file.path;
    texts.set(path, applyEdits(file.source, edits));
    const changes = toChanges(file.source, edits).toSorted((a, b) => a.line - b.line);
    report.push(...changes.map(({ line, what }) => `  ${path}:${line}  ${what}`));
  }
  const addresses = listMoved(move, files, paths, today);
  const redirects = mendRedirects(
    files.find(({ path }) => path === REDIRECTS_FILE)?.source ?? '',
    move,
    addresses,
  );
  if (redirects.changes.length > 0) texts.set(REDIRECTS_FILE, redirects.source);
  report.push(...redirects.changes.map((change) => `  ${REDIRECTS_FILE}  ${change}`));
  refuseInvalid({ root, files, disk, texts, paths, today });
  await write(root, texts, paths);
  return toMessage(move, paths, report, addresses.size > 0);
}

/**
 * The files that move, old to new: the entry, and what is named like it. What is also named like
 * another entry belongs to the one that names it.
 * @param former the files that were there before this change: an entry that gets its old name back
 * takes along what had that name too, and nothing else
 */
function listPaths(
  { collection, from, to }: Move,
  files: readonly ContentFile[],
  disk: Disk,
  former: ReadonlySet<string>,
): Map<string, string> {
  const folder = `content/${collection}/`;
  const names = [...disk.keys()]
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
  const others = names
    .filter((name) => name.startsWith(`${from}-`) && name.endsWith('.mdx'))
    .map((name) => name.slice(0, -'.mdx'.length));
  const isNamedBy = (slug: string, name: string) =>
    files.some(
      ({ path, source }) => path === `${folder}${slug}.mdx` && source.includes(`./${name}`),
    );
  const isOwn = (name: string) => {
    const rivals = others.filter((other) => isNamedLike(name, other));
    const isClaimed = rivals.some(
      (rival) => name === `${rival}.mdx` || isNamedBy(rival, name) || !isNamedBy(from, name),
    );
    return isNamedLike(name, from) && !isClaimed;
  };
  const isBack = former.has(`${folder}${to}.mdx`);
  const moved = names
    .filter(isOwn)
    .map((name) => [name, to + name.slice(from.length)] as const)
    .filter(([, name]) => !isBack || former.has(folder + name));
  const taken = moved.find(([, name]) => names.includes(name));
  if (taken !== undefined) {
    throw new UsageError(
      `${folder}${taken[0]} would become ${folder}${taken[1]}, which exists already; choose another name`,
    );
  }
  return new Map(moved.map(([before, after]) => [folder + before, folder + after]));
}

function isNamedLike(name: string, slug: string): boolean {
  return name.startsWith(`${slug}.`) || name.startsWith(`${slug}-`);
}

/** What cannot be read cannot be mended, and would be found to be broken afterwards. */
function refuseUnreadable(files: readonly ContentFile[], { from }: Move) {
  const broken = files.find(
    ({ path, source, diagnostics, hasData }) =>
      source.includes(from) &&
      (diagnostics.length > 0 ||
        !hasData ||
        (path.endsWith('.mdx') && parseMdx(source) === undefined)),
  );
  if (broken === undefined || broken.path === REDIRECTS_FILE) return;
  throw new UsageError(
    `${broken.path} may name the entry, but it cannot be read; run npm run check, mend the file, then rename`,
  );
}

/** The addresses of published pages that change, old to new. */
function listMoved(
  move: Move,
  files: readonly ContentFile[],
  paths: ReadonlyMap<string, string>,
  today: string,
): Map<string, string> {
  const { pages } = move;
  if (pages === undefined) return new Map();
  const sources = files.map(toSource);
  const before = listAddresses(contentModel, sources, today);
  const after = listAddresses(
    contentModel,
    sources.map(({ path, data }) => ({ path: paths.get(path) ?? path, data })),
    today,
  );
  return new Map(
    [...before]
      .filter((address) => !after.has(address))
      .map((address) => [address, pages.to + address.slice(pages.from.length)]),
  );
}

interface Trial {
  root: string;
  files: readonly ContentFile[];
  disk: Disk;
  texts: ReadonlyMap<string, string>;
  paths: ReadonlyMap<string, string>;
  today: string;
}

/** Checks the content as it would be; what was wrong before may stay wrong. */
function refuseInvalid({ root, files, disk, texts, paths, today }: Trial) {
  const toNew = (path: string) => paths.get(path) ?? path;
  const renamed = files.map(({ path, source }) =>
    parseContentFile(contentModel, toNew(path), texts.get(toNew(path)) ?? source),
  );
  const isNew = !renamed.some(({ path }) => path === REDIRECTS_FILE);
  const redirects = isNew ? texts.get(REDIRECTS_FILE) : undefined;
  if (redirects !== undefined)
    renamed.push(parseContentFile(contentModel, REDIRECTS_FILE, redirects));
  const newDisk = new Map([...disk].map(([path, facts]) => [toNew(path), facts]));
  const toKey = ({ rule, field, message }: Problem) => `${rule} ${field} ${message}`;
  const before = checkFiles(contentModel, files, disk, today);
  const known = new Set(before.map((problem) => `${toNew(problem.file)} ${toKey(problem)}`));
  const after = checkFiles(contentModel, renamed, newDisk, today).filter(
    (problem) => problem.severity === 'error' && !known.has(`${problem.file} ${toKey(problem)}`),
  );
  if (after.length === 0) return;
  const report = toTerminal(createReport(root, after, false));
  throw new UsageError(`afterwards the content would not be valid:\n\n${report}`);
}

async function write(
  root: string,
  texts: ReadonlyMap<string, string>,
  paths: ReadonlyMap<string, string>,
) {
  for (const [before, after] of paths) {
    await mkdir(dirname(join(root, after)), { recursive: true });
    await rename(join(root, before), join(root, after));
  }
  for (const [path, text] of texts) await writeFile(join(root, path), text);
}

function toMessage(
  { pages, to, collection }: Move,
  paths: ReadonlyMap<string, string>,
  report: string[],
  wasOnline: boolean,
): string {
  const address = pages?.to ?? 'nowhere';
  const last =
    pages === undefined
      ? `${collection}/${to} has no page of its own, so no address has changed.`
      : wasOnline
        ? `Its address is ${address} now; readers of the old one are sent on.\nWhere the old page was never online, delete its line from ${REDIRECTS_FILE}.`
        : `Its address will be ${address}; it is not online yet, so nobody needs to be sent on.`;
  return [
    'Renamed:',
    ...[...paths].map(([before, after]) => `  ${before} → ${after}`),
    ...(report.length === 0 ? [] : ['Mended:', ...report]),
    last,
    '',
  ].join('\n');
}

function toName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** How to use the command, as it prints it. */
const RENAME_USAGE = `Renames an entry, and mends everything that names it.

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
      print(RENAME_USAGE);
      return 0;
    }
    print(await renameEntry({ root, words, now: env.SITE_NOW }));
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const help = error instanceof UsageError ? '\nnpm run rename -- --help explains it.' : '';
    complain(`Nothing was renamed: ${message}${help}\n`);
    return 2;
  }
}
