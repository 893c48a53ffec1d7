import { readCall } from '#base/call';
import { runRename } from '#check/rename/rename-entry';

process.exitCode = await runRename(readCall());
