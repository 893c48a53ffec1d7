import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rememberedStyles } from '../publish/remembered-styles.ts';

let root: string;
let generated: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'styles-'));
  generated = [];
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/a.css'), '.a { color: red; }');
  await writeFile(join(root, 'src/a.ts'), "import './a.css';");
});
afterEach(() => rm(root, { recursive: true }));

/** Generates the rules of a stylesheet, as Tailwind does. */
function generate(): Plugin {
  return {
    name: 'styles',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/ },
      handler(source) {
        generated.push(source);
        return { code: `${source} .b { color: blue; }`, map: null };
      },
    },
  };
}

async function bundle(): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: rememberedStyles([generate()]),
    build: { write: false, rolldownOptions: { input: join(root, 'src/a.ts') } },
  });
  return JSON.stringify(output);
}

it('a stylesheet is generated once, and again when it or the code with its classes changes', async () => {
  const first = await bundle();
  expect(first).toContain('.b{');
  expect(await bundle()).toBe(first);
  expect(generated).toHaveLength(1);
  await writeFile(join(root, 'src/view.tsx'), 'export const a = <p className="b" />;');
  await bundle();
  await writeFile(join(root, 'src/a.css'), '.a { color: green; }');
  expect(await bundle()).toContain('.a{color:green}');
  expect(generated).toHaveLength(3);
});
