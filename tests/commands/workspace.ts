import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { copyProject } from '../site/copy-project.ts';
import { PROJECT, SAMPLE } from '../site/folders.ts';

/** The output of a project command, and how it ended. */
export interface CommandResult {
  code: number;
  output: string;
}

/** A copy of the project in a temporary folder, with content that a test may change. */
export interface Workspace {
  root: string;
  /** Replaces text in a file; throws if it is not there. */
  edit: (file: string, text: string | RegExp, replacement: string) => Promise<void>;
  write: (file: string, text: string) => Promise<void>;
  /** Runs a command of Vite or of `engine/cli/commands/`. */
  run: (command: string, ...options: string[]) => Promise<CommandResult>;
  remove: () => Promise<void>;
}

/**
 * Copies the project, without generated or installed files, with the content of the sample site.
 * @param settings environment variables for the commands run in it
 * @param content the folder of other content than the sample site's
 * @param copy how to copy: `copyWithoutCache` leaves out the caches of builds
 */
export async function createWorkspace(
  settings: Record<string, string> = {},
  content = SAMPLE,
  copy = copyProject,
): Promise<Workspace> {
  return openWorkspace(await copy(PROJECT, content), settings);
}

/** Opens a copy of the project that already exists. */
export function openWorkspace(root: string, settings: Record<string, string> = {}): Workspace {
  const write = (file: string, text: string) => writeFile(join(root, file), text);
  return {
    root,
    write,
    edit: async (file, searched, replacement) => {
      const text = await readFile(join(root, file), 'utf8');
      const isThere = typeof searched === 'string' ? text.includes(searched) : searched.test(text);
      if (!isThere) throw new Error(`${file} does not contain "${searched}"`);
      await write(file, text.replace(searched, replacement));
    },
    run: (command, ...options) => runNode(root, [...toProgram(command), ...options], settings),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** What `package.json` runs for a command. */
export function toProgram(command: string): string[] {
  const checked = ['--import', './engine/cli/need-packages.mjs'];
  const vite = [...checked, 'node_modules/vite/bin/vite.js'];
  if (command === 'dev') return vite;
  if (command === 'build') return [...vite, 'build', '--'];
  if (command === 'inquiries') return [...checked, 'services/forms/run.mjs', command];
  return command === 'preview' ? [...vite, 'preview'] : ['engine/cli/run.mjs', command];
}

function runNode(
  root: string,
  args: string[],
  settings: Record<string, string>,
): Promise<CommandResult> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...toEnvironment(), ...settings },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * The environment without variables set by Vitest or a host, so that every machine builds the same.
 */
function toEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV, VITEST, SITE_URL, SITE_ENV, ...rest } = process.env;
  return rest;
}
