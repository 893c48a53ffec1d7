import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Call, UsageError } from '#base/call';
import { applyEdits } from '#base/edits';
import { toToday } from '#base/publishing';
import { checkContent } from '../check-content';
import { toChanges } from '../edits';
import { contentModel } from '../model';
import { listAddresses } from '../read/addresses';
import { type ContentFile, readContent } from '../read/content-file';
import { REDIRECTS_FILE } from '../read/content-model';
import { createReport } from '../reporters/reporter';
import { toTerminal } from '../reporters/terminal';
import { isWhole } from '../rules/body';
import { findMentions, renameInRedirects } from './find-mentions';
import { type Move, readMove } from './read-move';

/**
 * Renames an entry: its file, and everything that names it. Pictures beside it keep their names.
 * @returns what was done, for the author, with what the check finds in the content afterwards
 * @throws UsageError if there is no such entry, if it cannot have that name, or if a file that may
 * name it cannot be read; then nothing was written
 */
async function renameEntry(root: string, words: readonly string[], now?: string) {
  const files = await readContent(contentModel, root);
  const move = readMove(
    contentModel,
    words,
    files.map(({ path }) => path),
  );
  refuseUnreadable(files, move);
  const pathOf = (slug: string) => `content/${move.collection}/${slug}.mdx`;
  const [before, after] = [pathOf(move.from), pathOf(move.to)];
  const toPath = (path: string) => (path === before ? after : path);
  const addresses = listMoved(move, files, toPath, toToday(now, new Date()));
  const report = ['Renamed:', `  ${before} → ${after}`];
  const texts = new Map<string, string>();
  for (const file of files) {
    if (file.path === REDIRECTS_FILE) continue;
    const edits = findMentions(file, move);
    if (edits.length === 0) continue;
    const path = toPath(file.path);
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
  await rename(join(root, before), join(root, after));
  for (const [path, text] of texts) await writeFile(join(root, path), text);
  const problems = await checkContent(contentModel, root);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const found = errors.length === 0 ? [] : ['', toTerminal(createReport(root, errors), false)];
  return [...report, toVerdict(move, addresses.size > 0), ...found, ''].join('\n');
}

/** Refuses files that may name the entry but cannot be read. */
function refuseUnreadable(files: readonly ContentFile[], { from }: Move) {
  const broken = files.find((file) => file.source.includes(from) && !isWhole(file));
  if (broken === undefined || broken.path === REDIRECTS_FILE) return;
  throw new UsageError(
    `${broken.path} may name the entry, but it cannot be read; run npm run check, mend the file, then rename`,
  );
}

function listMoved(
  { pages }: Move,
  files: readonly ContentFile[],
  toPath: (path: string) => string,
  today: string,
): Map<string, string> {
  if (pages === undefined) return new Map();
  const after = files.map(({ path, data }) => ({ path: toPath(path), data }));
  const left = listAddresses(contentModel, after, today);
  const gone = [...listAddresses(contentModel, files, today)].filter((one) => !left.has(one));
  return new Map(gone.map((one) => [one, pages.to + one.slice(pages.from.length)]));
}

function toVerdict({ pages, to, collection }: Move, wasOnline: boolean): string {
  if (pages === undefined)
    return `${collection}/${to} has no page of its own, so no address has changed.`;
  return wasOnline
    ? `Its address is ${pages.to} now; readers of the old one are sent on.\nWhere the old page was never online, delete its line from ${REDIRECTS_FILE}.`
    : `Its address will be ${pages.to}; it is not online yet, so nobody needs to be sent on.`;
}

const USAGE = `Renames an entry, and mends everything that names it.

  npm run rename stories/ring-r4 stories/ring-main    content/stories/ring-r4.mdx, links, fields, redirects
`;

/**
 * Runs `npm run rename`.
 * @returns the exit code: 0, or 2 if nothing was renamed
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
