// Loaded into every process of a measured command: when it ends, it adds a line with the most
// memory that it held, in kilobytes, with that of the command that waited for it meanwhile, and with
// the seconds of work that it did.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const { RESOURCE_REPORT, RESOURCE_WAITING } = process.env;
const KILOBYTES_PER_PAGE = 4;

if (isMainThread && RESOURCE_REPORT) {
  process.env.RESOURCE_WAITING ??= String(process.pid);
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const seconds = (userCPUTime + systemCPUTime) / 1e6;
    appendFileSync(RESOURCE_REPORT, `${maxRSS + readWaiting()} ${seconds}\n`);
  });
}

/** Only Linux tells how much another process holds; elsewhere the largest process is all we know. */
function readWaiting() {
  const file = `/proc/${RESOURCE_WAITING}/statm`;
  if (RESOURCE_WAITING === undefined || !existsSync(file)) return 0;
  return Number(readFileSync(file, 'utf8').split(' ')[1]) * KILOBYTES_PER_PAGE;
}
