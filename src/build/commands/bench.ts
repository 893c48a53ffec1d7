import { availableParallelism } from 'node:os';

import { measureBuilds } from '../bench/measure-builds';
import { measureDevelopment } from '../bench/measure-development';
import { toBuildTable, toDevelopmentTable } from '../bench/tables';

const SIZES = [100, 1000, 5000];

const given = process.argv.slice(2).map(Number);
if (given.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error('npm run bench takes numbers of articles, such as: npm run bench -- 100 1000');
  process.exit(2);
}
const sizes = given.length > 0 ? given : SIZES;
console.log(`Node ${process.versions.node}, ${availableParallelism()} cores`);
const builds = [];
for (const size of sizes) {
  builds.push(await measureBuilds(process.cwd(), size));
  console.log(toBuildTable(builds));
}
const development = [];
for (const size of [0, Math.max(...sizes)]) {
  development.push(await measureDevelopment(process.cwd(), size));
  console.log(toDevelopmentTable(development));
}
