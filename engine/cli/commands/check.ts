import { readCall } from '#base/call';
import { runCheck } from '#check';
import { contentModel } from '#check/model/index';

process.exitCode = await runCheck({ ...readCall(), model: contentModel });
