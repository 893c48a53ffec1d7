// Loaded into a measured process: writes down what it used when it ends.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { RESOURCE_REPORT } = process.env;
if (isMainThread && RESOURCE_REPORT) {
  process.on('exit', () => writeFileSync(RESOURCE_REPORT, JSON.stringify(process.resourceUsage())));
}
