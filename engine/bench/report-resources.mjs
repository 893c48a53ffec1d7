// Loaded into every process of a measured command: on exit, it appends a line to the report with
// the process's peak memory in kilobytes and its CPU seconds.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { RESOURCE_REPORT } = process.env;

if (isMainThread && RESOURCE_REPORT) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    appendFileSync(RESOURCE_REPORT, `${maxRSS} ${(userCPUTime + systemCPUTime) / 1e6}\n`);
  });
}
