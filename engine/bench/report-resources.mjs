// Loaded into every process of a measured command: when it ends, it adds a line with the most
// memory that it held, in kilobytes, and with the seconds of work that it did.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { RESOURCE_REPORT } = process.env;

if (isMainThread && RESOURCE_REPORT) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    appendFileSync(RESOURCE_REPORT, `${maxRSS} ${(userCPUTime + systemCPUTime) / 1e6}\n`);
  });
}
