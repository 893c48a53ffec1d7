import { readCall } from '#base/call';
import { runNew } from '#check/new/run-new';

process.exitCode = await runNew(readCall(process.stdin, process.stdout));
