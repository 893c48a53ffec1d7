// Loaded into a measured build: on exit, it reports the peak memory of the process in kilobytes and
// its CPU seconds on all cores.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { RESOURCE_REPORT } = process.env;

if (isMainThread && RESOURCE_REPORT) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(RESOURCE_REPORT, `${maxRSS} ${(userCPUTime + systemCPUTime) / 1e6}`);
  });
}
