import { readCall } from '#base/call';
import { endWithParent } from '#base/step';
import { runCheck } from '#check';
import { contentModel } from '#check/model/index';
import { prepareContent } from '#site/build/content/prepare-content';
import { openCompiler } from '#site/build/mdx/compile-content';

// The check as a step of `build`, which says where to: what it has read is all that pages are made of.
const [, , stage = ''] = process.argv;

endWithParent();
const call = { ...readCall(process.stdout), words: [] };
const compiler = await openCompiler(call.root);
process.exitCode = await runCheck({
  ...call,
  model: contentModel,
  checkFile: compiler.checkFile,
  onValid: async ({ files, disk }) => {
    const { modules, failures } = await compiler.compile(files);
    for (const sentence of failures) call.complain(`${sentence}\n`);
    if (failures.length > 0) return 1;
    await prepareContent({ root: call.root, stage, files, disk, modules });
    return 0;
  },
});
await compiler.close();
