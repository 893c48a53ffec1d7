import { spawnSync } from 'node:child_process';
import { appendFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readCall } from '#base/call';
import { listFiles } from '#base/files';
import { DIST } from '#site/build/environments';
import { addArticles } from '../../bench/add-articles';
import { copyWithoutCache } from '../../bench/copy-project';

const SIZES = [100, 1000, 5000];

// npm run bench -- 100 1000
const { root, words, print, complain } = readCall();
const counts = words.length > 0 ? words.map(Number) : SIZES;
if (!counts.every((number) => Number.isInteger(number) && number > 0)) {
  complain('npm run bench takes numbers of articles, such as: npm run bench -- 100 1000\n');
  process.exit(2);
}
print(`Node ${process.versions.node}, ${availableParallelism()} cores\n`);
for (const articles of counts) {
  const copy = await copyWithoutCache(root);
  const edited = await addArticles(copy, articles);
  const fromNothing = timeBuild(copy);
  await appendFile(edited, '\nA sentence that was just saved.\n');
  const afterEdit = timeBuild(copy);
  const files = await listFiles(join(copy, DIST));
  const sizes = await Promise.all(files.map((file) => stat(join(copy, DIST, file))));
  const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1e6;
  print(
    `${articles} articles: ${fromNothing} s from nothing, ${afterEdit} s after an edit; ${files.length} files, ${megabytes.toFixed(1)} MB\n`,
  );
  await rm(copy, { recursive: true, force: true });
}

/** Builds a copy: the seconds that it took. */
function timeBuild(folder: string): string {
  const started = performance.now();
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], options);
  if (status !== 0) throw new Error(stdout + stderr);
  return ((performance.now() - started) / 1000).toFixed(1);
}
