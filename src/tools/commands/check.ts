import { runCheck } from '../../check';
import { readCall } from '../../node/call';

process.exitCode = await runCheck(readCall(process.stdout));
