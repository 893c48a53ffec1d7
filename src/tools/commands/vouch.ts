import { runCheck } from '../../check';
import { readCall } from '../../node/call';
import { endWithParent } from '../../node/step';
import { writeVouched } from '../../publish/vouched';

endWithParent();

// The check as a step of a build: what it has read is all that is compiled afterwards.
const call = readCall(process.stdout);
process.exitCode = await runCheck({
  ...call,
  vouch: (checked) => writeVouched(call.root, checked),
});
