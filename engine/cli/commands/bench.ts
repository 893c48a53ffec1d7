import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

import { parseWords, readCall } from '#base/call';
import { layAstroSite } from '../../bench/astro-site';
import type { BuildFigures } from '../../bench/measure-builds';
import { layOwnSite, measureBuilds } from '../../bench/measure-builds';
import { measureDevelopment } from '../../bench/measure-development';

const SIZES = [100, 1000, 5000];
const HEAD = [
  'site',
  'articles',
  'cold',
  'its work',
  'edited',
  'its work',
  'memory',
  'files',
  'MB',
];

// npm run bench -- 100 1000 --rounds=3 --astro
const { root, words, print, complain } = readCall();
const { values, positionals } = parseWords(words, {
  astro: { type: 'boolean', default: false },
  rounds: { type: 'string', default: '1' },
});
const counts = positionals.map(Number);
const rounds = Number(values.rounds);
if (![...counts, rounds].every((number) => Number.isInteger(number) && number > 0)) {
  complain('npm run bench takes numbers of articles, such as: npm run bench -- 100 1000\n');
  process.exit(2);
}
print(`Node ${process.versions.node}, ${availableParallelism()} cores\n`);
printRow(HEAD);
for (const articles of counts.length > 0 ? counts : SIZES) {
  const own = await layOwnSite(root, articles);
  const sites = values.astro ? [own, await layAstroSite(own.root)] : [own];
  // One after the other in each round, so that whatever else runs here slows them down alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) printFigures(site.name, articles, await measureBuilds(site));
  }
  for (const { root } of sites) await rm(root, { recursive: true, force: true });
  if (values.astro) continue;
  const { firstPage, saved } = await measureDevelopment(root, articles);
  print(
    `development: first page ${toSeconds(firstPage / 1000)}, saved ${toSeconds(saved / 1000)}\n`,
  );
}

function printFigures(name: string, articles: number, figures: BuildFigures) {
  const { cold, edited, files, bytes } = figures;
  printRow([
    name,
    String(articles),
    ...[cold.seconds, cold.cpu, edited.seconds, edited.cpu].map(toSeconds),
    `${Math.round(Math.max(cold.megabytes, edited.megabytes))} MB`,
    String(files),
    (bytes / 1e6).toFixed(1),
  ]);
}

function toSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

function printRow(cells: string[]) {
  print(`${cells.map((cell) => cell.padStart(13)).join('')}\n`);
}
