import { readCall } from '../call';
import { runNew } from '../new/run-new';

process.exitCode = await runNew(readCall(process.stdin, process.stdout));
