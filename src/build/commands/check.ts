import { readCall } from '../call';
import { runCheck } from '../check/cli/run-check';

process.exitCode = await runCheck(readCall(process.stdout));
