import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

import { print, printError } from '../../base/print.mjs';
import { layAstroSite } from '../../bench/astro-site';
import type { BuildFigures } from '../../bench/measure-builds';
import { measureBuilds } from '../../bench/measure-builds';
import { measureDevelopment } from '../../bench/measure-development';
import { measureReview } from '../../bench/measure-review';
import { layOwnSite } from '../../bench/own-site';
import { toBuildTable, toDevelopmentTable, toReviewTable } from '../../bench/tables';

const SIZES = [100, 1000, 5000];

// npm run bench -- 100 1000 --rounds=3 --astro
// npm run bench -- --review
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    astro: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
  },
});
const counts = positionals.map(Number);
const rounds = Number(values.rounds);
if (![...counts, rounds].every((number) => Number.isInteger(number) && number > 0)) {
  printError('npm run bench takes numbers of articles, such as: npm run bench -- 100 1000\n');
  process.exit(2);
}
const sizes = counts.length > 0 ? counts : SIZES;
print(`Node ${process.versions.node}, ${availableParallelism()} cores\n`);

if (values.review) {
  const one = await measureReview(process.cwd(), 0, 1);
  print(`${toReviewTable([one, await measureReview(process.cwd(), 1000, 10)])}\n`);
  process.exit();
}

const builds: BuildFigures[] = [];
for (const size of sizes) {
  const own = await layOwnSite(process.cwd(), size);
  const sites = values.astro ? [own, await layAstroSite(own.root)] : [own];
  // One after the other in each round, so that whatever else runs here slows them down alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) builds.push(await measureBuilds(site, size));
    print(`${toBuildTable(builds)}\n`);
  }
  for (const { root } of sites) await rm(root, { recursive: true, force: true });
}
if (!values.astro) {
  const development = [];
  for (const size of [0, Math.max(...sizes)]) {
    development.push(await measureDevelopment(process.cwd(), size));
    print(`${toDevelopmentTable(development)}\n`);
  }
}
