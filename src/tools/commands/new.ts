import { runNew } from '../../author/new/run-new';
import { readCall } from '../../node/call';

process.exitCode = await runNew(readCall(process.stdin, process.stdout));
