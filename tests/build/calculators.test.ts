import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { BuildFacts } from '#site/build/output';
import { collectBundle, readBuildFacts } from '#site/build/output';
import type { Workspace } from './workspace';
import { createWorkspace } from './workspace';

const LIST = 'src/mdx/calculators/formulas/index.ts';
const PAGE = 'content/insights/reading-a-capacitor-step.mdx';

/** What the fourth calculator calculates: the first of its two files. */
const FORMULA = `import { defineCalculator } from './calculator';

/** The voltage that a current loses on its way. */
export const voltageDrop = defineCalculator({
  name: 'VoltageDrop',
  about: 'The voltage that a current loses in a cable.',
  inputs: {
    current: { about: 'The current.', unit: 'A', example: 100, least: 1, most: 4000, decimals: 0 },
    resistance: { about: 'The resistance of one core.', unit: 'mΩ', example: 20, least: 1, most: 999, decimals: 0 },
  },
  words: { drawing: 'The name of the drawing.', lost: 'Below the voltage.' },
  problems: { noCable: { when: 'more is lost than there is', fills: '{lost}' } },
  solve: ({ current, resistance }) => {
    const lost = (current * resistance) / 1000;
    if (lost > 480) return { input: 'current', problem: 'noCable', figures: { lost: String(lost) } };
    return { result: { lost } };
  },
});
`;

/** How it is drawn: the second. */
const DRAWING = `import { voltageDrop as calculator } from './formulas/voltage-drop';
import type { ViewProps } from '../live/calculator-module';
import { Paper } from '../live/paper';

export { calculator };

export function Drawing({ result, words }: ViewProps<typeof calculator>) {
  return (
    <Paper width={480} height={20} title={words.drawing} description={String(result.lost)}>
      <path d={\`M0 10h\${result.lost}\`} />
    </Paper>
  );
}

export function list({ result, words }: ViewProps<typeof calculator>) {
  return [{ figure: \`\${result.lost} V\`, label: words.lost }];
}
`;

const WORDS = `  VoltageDrop:
    title: Voltage drop
    formula: U = I × R
    source: Ohm.
    inputs:
      current: Current
      resistance: Resistance
    words:
      drawing: A bar as long as what is lost
      lost: lost on the way
    problems:
      noCable: "{lost} V are lost. Enter less."
`;

let workspace: Workspace;
let before: Record<string, number>;

beforeAll(async () => {
  workspace = await createWorkspace({ SITE_NOW: '2026-11-20' });
  const bundled = await workspace.bundle();
  if (bundled.code !== 0) throw new Error(bundled.output);
  before = await weighKinds(await collectBundle(workspace.root));

  await workspace.write('src/mdx/calculators/formulas/voltage-drop.ts', FORMULA);
  await workspace.write('src/mdx/calculators/voltage-drop.tsx', DRAWING);
  await workspace.edit(LIST, '] as const', ', voltageDrop] as const');
  await workspace.edit(LIST, 'import', `import { voltageDrop } from './voltage-drop';\nimport`);
  await workspace.edit('content/calculators.yaml', 'parts:\n', `parts:\n${WORDS}`);
  const words = await readFile(join(workspace.root, PAGE), 'utf8');
  const tag = '<VoltageDrop current="250 A" resistance="40 mΩ" />';
  await workspace.write(PAGE, `${words.trimEnd()}\n\n${tag}\n`);
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
});
afterAll(() => workspace.remove());

it('a fourth calculator is two files, a line in the list and its words', async () => {
  const html = await readBuilt('insights/reading-a-capacitor-step.html');
  expect(html).toContain('<dt>lost on the way</dt><dd>10 V</dd>');
  expect(html).toContain('<label for="calculator-1-current">Current</label>');
});

it('has a script of its own, and adds none to what pages load by themselves', async () => {
  const assets = await readdir(join(workspace.root, 'dist/assets'));
  expect(assets.filter((file) => /^voltage-drop-.*\.js$/.test(file))).toHaveLength(1);
  expect(await weighKinds(await readBuildFacts(workspace.root))).toEqual(before);
});

it('is checked as the others are', async () => {
  await workspace.edit(PAGE, '250 A', '250 kA');
  const { code, output } = await workspace.run('check');
  expect(code).toBe(1);
  expect(output).toContain('<VoltageDrop> whose "current" is "250 kA"');
  await workspace.edit(PAGE, '250 kA', '250 A');
});

it('is offered by the editor with its values', async () => {
  await workspace.run('schemas');
  const snippets = await readFile(join(workspace.root, '.vscode/content.code-snippets'), 'utf8');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the places of a snippet
  expect(snippets).toContain('current=\\"${1:100 A}\\" resistance=\\"${2:20 mΩ}\\"');
});

it('says in the Markdown of its page what it was given', async () => {
  const markdown = await readBuilt('insights/reading-a-capacitor-step.md');
  expect(markdown).toContain('**Voltage drop**: current 250 A, resistance 40 mΩ');
});

function readBuilt(file: string): Promise<string> {
  return readFile(join(workspace.root, 'dist', file), 'utf8');
}

/** The bytes of the scripts that pages of each kind load by themselves. */
async function weighKinds({
  scripts,
}: Pick<BuildFacts, 'scripts'>): Promise<Record<string, number>> {
  const kinds = Object.entries(scripts).map(async ([kind, files]) => {
    const sizes = files.map(async (file) => (await stat(join(workspace.root, 'dist', file))).size);
    return [kind, (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(kinds));
}
