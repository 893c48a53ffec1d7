import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.github/workflows');

const permissions = z.record(z.string(), z.string());
const workflowSchema = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions,
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: permissions.default({}),
      'timeout-minutes': z.number(),
      steps: z.array(
        z.looseObject({
          uses: z.string().default(''),
          run: z.string().default(''),
          with: z.record(z.string(), z.unknown()).default({}),
        }),
      ),
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

  it('says first what a fork can do there', () => {
    expect(text.slice(0, text.indexOf('\nname:'))).toMatch(/^# What a fork can do here: /m);
  });

  it('keeps no credentials beside code', () => {
    const steps = jobs.flatMap((job) => job.steps);
    for (const step of steps.filter(({ uses }) => uses.startsWith('actions/checkout@')))
      expect(step.with['persist-credentials']).toBe(false);
  });

  it('proves who it is only in a job that runs no command', () => {
    for (const { permissions: granted, steps } of jobs)
      if ('id-token' in granted) expect(steps.map(({ run }) => run).join('')).toBe('');
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('may read the code and change nothing in it', () => {
    for (const granted of [workflow.permissions, ...jobs.map((job) => job.permissions)])
      expect(granted.contents ?? 'read').toBe('read');
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

it('what is merged asks for the redirects of pages that it removes', () => {
  const ci = readFileSync(join(FOLDER, 'ci.yml'), 'utf8');
  expect(ci).toContain('npm run check -- --against "$GITHUB_BASE_REF"');
});

it.each(['Dockerfile', 'docs/reviewing.md'])('%s names each image by its digest', (file) => {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  const images = lines.filter((line) => /^FROM |^ +image: /.test(line));
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+[\w-]*@sha256:[0-9a-f]{64}/);
});

it('an image is built of no secret and no history, and not by root', () => {
  expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['.env*', '.git*']),
  );
  for (const stage of readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .slice(1))
    expect(stage).toMatch(/^USER (?!root)/m);
});
