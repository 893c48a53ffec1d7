import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The tests whose expectations `npm run approve` updates. */
export const APPROVED = [
  '--project',
  'html',
  '--project',
  'commands',
  'approved.test.ts',
  'broken-content.test.ts',
];

/** What Vitest reports of the tests, as far as it is read here. */
interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/**
 * Builds the sample site, and compares it with the approved texts.
 * @returns the names of the tests that fail, since their texts differ
 * @throws Error if the sample site cannot be built
 */
export function listUnapproved(root: string): string[] {
  buildSample(root);
  const folder = mkdtempSync(join(tmpdir(), 'approvals-'));
  const file = join(folder, 'report.json');
  runVitest(root, ['--reporter', 'json', '--outputFile', file]);
  const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
}

/**
 * Builds the sample site anew, and approves what it says now.
 * @param except the names of tests whose texts stay as they are
 * @throws Error if the sample site cannot be built
 */
export function approve(root: string, except: readonly string[]): void {
  buildSample(root);
  runVitest(root, ['--update', '--testNamePattern', toOthers(except)]);
}

/** A regular expression for the names of all tests but these. */
export function toOthers(names: readonly string[]): string {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return names.length === 0 ? '^' : `^(?!(?:${escaped.join('|')})$)`;
}

function buildSample(root: string): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build:sample'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The sample site cannot be built: npm run build:sample');
}

function runVitest(root: string, args: readonly string[]): void {
  const { VITEST, ...env } = process.env;
  spawnSync('npx', ['vitest', 'run', ...APPROVED, ...args], { cwd: root, env, stdio: 'ignore' });
}
