import { checkContent } from '../check/check-content';
import { toReport } from '../check/report';
import { findVanished } from '../check/vanished-rule';

const [option, ref] = process.argv.slice(2);
try {
  const vanished = option === '--against' ? await findVanished(process.cwd(), ref ?? '') : [];
  const problems = [...(await checkContent(process.cwd())), ...vanished];
  if (problems.length > 0) console.error(toReport(problems));
  else console.log('All content is valid.');
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
