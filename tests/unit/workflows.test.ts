import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = join(import.meta.dirname, '../../.github/workflows');

const permissions = z.record(z.string(), z.string());
const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions,
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: permissions.default({}),
      'timeout-minutes': z.number(),
      steps: z.array(z.looseObject({ run: z.string().default('') })),
    }),
  ),
});

describe.each(readdirSync(FOLDER))('the workflow %s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const workflow = workflowSchema.parse(parse(text));
  const jobs = Object.values(workflow.jobs);
  const commands = jobs.flatMap(({ steps }) => steps.map(({ run }) => run));

  it('names each action by its digest, with the version behind it', () => {
    const actions = text.split('\n').filter((line) => line.includes('uses:'));
    expect(actions.length).toBeGreaterThan(0);
    for (const line of actions)
      expect(line).toMatch(/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may read the code and change nothing in it', () => {
    for (const granted of [workflow.permissions, ...jobs.map((job) => job.permissions)])
      expect(granted.contents ?? 'read').toBe('read');
    expect(workflow.permissions).toMatchObject({ contents: 'read' });
  });

  it('may write nothing where it builds what anybody sent', () => {
    const granted = [workflow.permissions, ...jobs.map((job) => job.permissions)];
    const isPowerful = granted.flatMap(Object.values).includes('write') || /secrets\./.test(text);
    expect('pull_request' in workflow.on && isPowerful).toBe(false);
  });

  it('puts nothing that somebody wrote into a command, but into its environment', () => {
    for (const command of commands)
      expect(command).not.toMatch(/\$\{\{(?!\s*steps\.[\w.]+\s*\}\})/);
  });

  it('has commands that a shell can read', () => {
    for (const command of commands) {
      const script = command.replace(/\$\{\{[^}]*\}\}/g, 'value');
      expect(() => execFileSync('bash', ['-n'], { input: script, stdio: 'pipe' })).not.toThrow();
    }
  });
});
