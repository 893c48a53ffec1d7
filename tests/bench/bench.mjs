// `npm run bench -- 100 1000` builds copies of the project with so many more articles, from nothing
// and after an edit, and prints what that costs. Results on a busy machine compare only with others
// of the same hour; CPU time is affected least.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyWithoutCache } from '../site/copy-project.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** Loaded into the process that is measured. */
const REPORTER = pathToFileURL(join(import.meta.dirname, 'report-resources.mjs')).href;

const words = process.argv.slice(2);
if (!words.every((word) => /^[1-9]\d*$/.test(word))) {
  console.error('npm run bench takes numbers of articles, such as: npm run bench -- 100 1000');
  process.exit(2);
}
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores`);
for (const articles of words.length > 0 ? words.map(Number) : [100, 1000, 5000]) {
  const copy = await copyWithoutCache(PROJECT);
  const edited = await addArticles(copy, articles);
  const fromNothing = measureBuild(copy);
  await appendFile(edited, '\nA sentence that was just saved.\n');
  const afterEdit = measureBuild(copy);
  const files = await readdir(join(copy, 'dist'), { recursive: true });
  console.log(
    `${articles} articles: ${fromNothing} from nothing, ${afterEdit} after an edit; ${files.length} files and folders`,
  );
  await rm(copy, { recursive: true, force: true });
}

/** Builds a copy: its seconds, CPU seconds on all cores, and the memory of its process. */
function measureBuild(folder) {
  const report = join(folder, '.resources');
  const env = { ...process.env, NODE_OPTIONS: `--import ${REPORTER}`, RESOURCE_REPORT: report };
  const started = performance.now();
  const build = ['node_modules/vite/bin/vite.js', 'build'];
  const { status, stdout, stderr } = spawnSync(process.execPath, build, { cwd: folder, env });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const [kilobytes, work] = readFileSync(report, 'utf8').split(' ').map(Number);
  return `${seconds.toFixed(1)} s (${work.toFixed(1)} s of work, ${(kilobytes / 1024).toFixed(0)} MB)`;
}

/** Repeats articles in a copy, each with its own title and date; returns the path of the first. */
async function addArticles(root, count) {
  const folder = join(root, 'content/insights');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mdx')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const pathOf = (number) => join(folder, `generated-${number}.mdx`);
  for (let number = 0; number < count; number += 1) {
    const text = texts[number % texts.length]
      .replace(/^title: .*$/m, `title: Generated article ${number}`)
      .replace(/^date: .*$/m, `date: ${new Date(number * 86_400_000).toISOString().slice(0, 10)}`)
      .replace(/^featured: .*$/m, 'featured: false')
      .replace(/^(draft|publishAt): .*\n/gm, '');
    await writeFile(pathOf(number), text);
  }
  return pathOf(0);
}
