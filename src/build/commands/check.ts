import { checkContent } from '../check/check-content';
import { toReport } from '../check/report';

const problems = await checkContent(process.cwd());
if (problems.length > 0) {
  console.error(toReport(problems));
  process.exitCode = 1;
} else {
  console.log('All content is valid.');
}
