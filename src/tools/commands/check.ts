import { runCheck } from '../../check';
import { kinds } from '../../kinds';
import { readCall } from '../../node/call';

process.exitCode = await runCheck({ ...readCall(process.stdout), kinds });
