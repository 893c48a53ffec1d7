import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCall } from '#base/call';
import { listFiles } from '#base/files';
import { DIST } from '#site/build/environments';
import { copyWithoutCache } from '../../bench/copy-project';

const SIZES = [100, 1000, 5000];
/** Loaded into each process that is measured. */
const REPORTER = pathToFileURL(join(process.cwd(), 'engine/bench/report-resources.mjs')).href;

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
  const fromNothing = measureBuild(copy);
  await appendFile(edited, '\nA sentence that was just saved.\n');
  const afterEdit = measureBuild(copy);
  const files = await listFiles(join(copy, DIST));
  const sizes = await Promise.all(files.map((file) => stat(join(copy, DIST, file))));
  const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1e6;
  print(
    `${articles} articles: ${fromNothing} from nothing, ${afterEdit} after an edit; ${files.length} files, ${megabytes.toFixed(1)} MB\n`,
  );
  await rm(copy, { recursive: true, force: true });
}

/** Builds a copy: its seconds, CPU seconds on all cores, and the memory of its largest process. */
function measureBuild(folder: string): string {
  const report = join(folder, '.resources');
  const env = { ...process.env, NODE_OPTIONS: `--import ${REPORTER}`, RESOURCE_REPORT: report };
  const options = { cwd: folder, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const started = performance.now();
  const build = ['engine/cli/run.mjs', 'build'];
  const { status, stdout, stderr } = spawnSync(process.execPath, build, options);
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(stdout + stderr);
  const lines = readFileSync(report, 'utf8').trim().split('\n');
  const processes = lines.map((line) => line.split(' ').map(Number));
  rmSync(report);
  const megabytes = Math.max(...processes.map(([kilobytes = 0]) => kilobytes)) / 1024;
  const work = processes.reduce((sum, [, own = 0]) => sum + own, 0);
  return `${seconds.toFixed(1)} s (${work.toFixed(1)} s of work, ${megabytes.toFixed(0)} MB)`;
}

/** Repeats articles in a copy, each with its own title and date; returns the path of the first. */
async function addArticles(root: string, count: number): Promise<string> {
  const folder = join(root, 'content/insights');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mdx')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const pathOf = (number: number) => join(folder, `generated-${number}.mdx`);
  for (let number = 0; number < count; number += 1) {
    const text = (texts[number % texts.length] ?? '')
      .replace(/^title: .*$/m, `title: Generated article ${number}`)
      .replace(/^date: .*$/m, `date: ${new Date(number * 86_400_000).toISOString().slice(0, 10)}`)
      .replace(/^featured: .*$/m, 'featured: false')
      .replace(/^(draft|publishAt): .*\n/gm, '');
    await writeFile(pathOf(number), text);
  }
  return pathOf(0);
}
