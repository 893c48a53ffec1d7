import { readCall } from '#base/call';
import { runCheck } from '#check';
import { kinds } from '#check/kinds/index';

process.exitCode = await runCheck({ ...readCall(process.stdout), kinds });
