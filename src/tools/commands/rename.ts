import { runRename } from '../../author/rename/rename-entry';
import { readCall } from '../../node/call';

process.exitCode = await runRename(readCall(process.stdin, process.stdout));
