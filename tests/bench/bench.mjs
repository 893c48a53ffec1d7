// `npm run bench -- 0 100 1000` checks and builds copies of the project with so many more articles,
// from nothing and after an edit, and prints what that costs; 0 is the project as it is. Results on a busy machine compare only with others
// of the same hour; CPU time is affected least.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyWithoutCache } from '../site/copy-project.ts';

const PROJECT = join(import.meta.dirname, '../..');
const BUILD = ['node_modules/vite/bin/vite.js', 'build'];
const CHECK = ['engine/cli/run.mjs', 'check'];
/** Loaded into the process that is measured. */
const REPORTER = pathToFileURL(join(import.meta.dirname, 'report-resources.mjs')).href;

const args = process.argv.slice(2);
if (!args.every((word) => /^\d+$/.test(word))) {
  console.error('npm run bench takes numbers of articles, such as: npm run bench -- 100 1000');
  process.exit(2);
}
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores`);
for (const articles of args.length > 0 ? args.map(Number) : [0, 100, 1000, 5000]) {
  const copy = await copyWithoutCache(PROJECT);
  const edited = await addArticles(copy, articles);
  const checked = [measure(copy, CHECK), measure(copy, CHECK)];
  await rm(join(copy, 'node_modules/.cache'), { recursive: true });
  const fromNothing = measure(copy, BUILD);
  await appendFile(edited, '\nA sentence that was just saved.\n');
  const afterEdit = measure(copy, BUILD);
  const files = await readdir(join(copy, 'dist'), { recursive: true });
  console.log(
    `${articles} articles, ${files.length} files and folders
  build from nothing ${fromNothing}
        after an edit ${afterEdit}
  check from nothing ${checked[0]}
                again ${checked[1]}`,
  );
  await rm(copy, { recursive: true, force: true });
}

/** Runs a command in a copy: its seconds, CPU seconds on all cores, and the memory of its process. */
function measure(folder, command) {
  const report = join(folder, '.resources');
  const env = { ...process.env, NODE_OPTIONS: `--import ${REPORTER}`, RESOURCE_REPORT: report };
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, env });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const [kilobytes, work] = readFileSync(report, 'utf8').split(' ').map(Number);
  return `${seconds.toFixed(1)} s (${work.toFixed(1)} s of work, ${(kilobytes / 1024).toFixed(0)} MB)`;
}

/** Repeats articles in a copy, each with its own title and date; returns the path of one to edit. */
async function addArticles(root, count) {
  const folder = join(root, 'content/insights');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mdx')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const pathOf = (number) => join(folder, `generated-${number}.mdx`);
  if (count === 0) return join(folder, names[0]);
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
