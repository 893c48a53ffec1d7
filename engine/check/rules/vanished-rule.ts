import { isMap } from 'yaml';
import { toToday } from '#base/publishing';
import { findNearest } from '#base/words';
import { git } from '../git';
import type { Problem } from '../problem';
import type { Source } from '../read/addresses';
import { listAddresses, toSource } from '../read/addresses';
import type { ContentFile } from '../read/content-file';
import { parseContentFile, readContent } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import { REDIRECTS_FILE } from '../read/content-model';

/** The pages of a list beyond its first come and go with the number of articles. */
const FURTHER_PAGE = /\/page\/\d+$/;

/**
 * Finds the pages that another branch has and this one would lose without a redirect, so that
 * visitors and search engines would find nothing at an address they know.
 * @param root the project's folder
 * @param ref the branch, tag or commit that is online, such as `main`
 * @returns a problem for each page, with the line to add to `content/redirects.yaml`
 * @throws an Error in plain words: no git, no repository, no such branch
 */
export async function findVanished(
  model: ContentModel,
  root: string,
  ref: string,
): Promise<Problem[]> {
  const today = toToday(process.env.SITE_NOW, new Date());
  const [online, files] = await Promise.all([
    readContentOf(model, root, ref),
    readContent(model, root),
  ]);
  const here = files.map(toSource);
  const [before, after] = [listAddresses(model, online, today), listAddresses(model, here, today)];
  const redirects =
    files.find(({ path }) => path === REDIRECTS_FILE) ??
    parseContentFile(model, REDIRECTS_FILE, '');
  const known = new Set(Object.keys(Object(toSource(redirects).data)));
  const added = [...after].filter((address) => !before.has(address));
  return [...before]
    .filter((address) => !after.has(address) && !known.has(address) && !FURTHER_PAGE.test(address))
    .map((address) => {
      const target = chooseTarget(address, { added, after, online, here });
      return toProblem(redirects, address, ref, target);
    });
}

interface Site {
  /** The addresses that only this branch has, and all that it has. */
  added: string[];
  after: Set<string>;
  online: Source[];
  here: Source[];
}

/** The likeliest new address: the same name or title in the same list, else the list itself. */
function chooseTarget(address: string, { added, after, online, here }: Site): string {
  const list = toParent(address);
  const siblings = added.filter((candidate) => toParent(candidate) === list);
  const title = titleAt(online, address);
  const twin = siblings.find((candidate) => title !== '' && titleAt(here, candidate) === title);
  const nearest = twin ?? findNearest(address, siblings);
  if (nearest !== undefined) return nearest;
  let parent = list;
  while (!after.has(parent)) parent = toParent(parent);
  return parent;
}

function toParent(address: string): string {
  return address.slice(0, address.lastIndexOf('/')) || '/';
}

/** The title or name of the entry whose address ends like its file. */
function titleAt(sources: Source[], address: string): string {
  const file = `${address.slice(address.lastIndexOf('/'))}.mdx`;
  const data: unknown = sources.find(
    ({ path }) => path.endsWith(file) && !path.startsWith('content/pages/'),
  )?.data;
  const fields: { title?: unknown; name?: unknown } = Object(data);
  return String(fields.title ?? fields.name ?? '');
}

function toProblem(file: ContentFile, address: string, ref: string, target: string): Problem {
  const items = isMap(file.document.contents) ? file.document.contents.items : [];
  const lines = file.source.split('\n');
  const line = items.length === 0 ? 1 : lines.length - (lines.at(-1) === '' ? 1 : 0);
  return {
    file: file.path,
    line,
    column: 1,
    endLine: line,
    endColumn: (lines[line - 1] ?? '').length + 1,
    field: '',
    message: `needs a line: ${address} is a page on ${ref}, but would vanish from this site. Add\n  ${address}: ${target}`,
    rule: 'redirect',
    severity: 'error',
  };
}

/**
 * Reads the content of another branch without checking it out.
 * @param root the project's folder, which may lie below the repository's
 * @param ref a branch, a tag or a commit
 * @returns every `.mdx` and `.yaml` file below `content/` with its YAML as data
 * @throws an Error in plain words: no git, no repository, no such branch
 */
async function readContentOf(model: ContentModel, root: string, ref: string): Promise<Source[]> {
  const commit = await resolveCommit(root, ref);
  const listed = await git(root, ['ls-tree', '-r', '-z', commit, '--', 'content/']);
  const files = parseTree(listed.output);
  const blobs = await readBlobs(
    root,
    files.map(({ hash }) => hash),
  );
  return files.map(({ path }, index) =>
    toSource(parseContentFile(model, path, blobs[index] ?? '')),
  );
}

/** Turns a name into a commit's hash, so that nothing that somebody typed reaches git again. */
async function resolveCommit(root: string, ref: string): Promise<string> {
  const inside = await git(root, ['rev-parse', '--is-inside-work-tree']);
  if (inside.code === 127) throw new Error('--against needs git, and there is none here.');
  if (inside.code !== 0) {
    throw new Error(`--against needs a git repository, and ${root} is in none.`);
  }
  const options = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { code, output } = await git(root, options);
  const commit = output.toString('utf8').trim();
  if (code === 0 && /^[0-9a-f]{40,64}$/.test(commit)) return commit;
  throw new Error(
    `--against ${ref}: git knows no branch, tag or commit of that name. In CI, fetch it first: git fetch origin ${ref}, then --against origin/${ref}`,
  );
}

interface TreeFile {
  hash: string;
  path: string;
}

/** Reads the output of `git ls-tree -z`: `mode blob hash<tab>path`, each ended by NUL. */
function parseTree(output: Buffer): TreeFile[] {
  return output
    .toString('utf8')
    .split('\0')
    .flatMap((entry) => {
      const [, hash, path] = /^\d+ blob ([0-9a-f]+)\t(.+\.(?:mdx|yaml))$/s.exec(entry) ?? [];
      return hash !== undefined && path !== undefined ? [{ hash, path }] : [];
    });
}

/** Reads many blobs with one process: each is announced as `hash blob size` on a line. */
async function readBlobs(root: string, hashes: string[]): Promise<string[]> {
  const { output } = await git(root, ['cat-file', '--batch'], `${hashes.join('\n')}\n`);
  let offset = 0;
  return hashes.map(() => {
    const end = output.indexOf('\n', offset);
    const size = Number(output.subarray(offset, end).toString('utf8').split(' ')[2]);
    offset = end + 1 + size + 1;
    return output.subarray(end + 1, end + 1 + size).toString('utf8');
  });
}
