import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Workspace } from '../workspace';

const LIST = 'src/mdx/calculators/formulas/index.ts';
const PAGE = 'content/insights/reading-a-capacitor-step.mdx';

/** The formula of the fourth calculator: the first of its two files. */
const FORMULA = `import { defineCalculator } from './calculator';

/** The voltage that a current loses on its way. */
export const voltageDrop = defineCalculator({
  name: 'VoltageDrop',
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

/** Its drawing: the second file. */
const DRAWING = `import { voltageDrop as calculator } from './formulas/voltage-drop';
import type { ViewProps } from '../live/calculator-module';
import { Paper } from '../../components/ui/paper';

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

/** Adds a fourth calculator, and uses it in an article. */
export async function addCalculator({ root, write, edit }: Workspace): Promise<void> {
  await write('src/mdx/calculators/formulas/voltage-drop.ts', FORMULA);
  await write('src/mdx/calculators/voltage-drop.tsx', DRAWING);
  await edit(LIST, '] as const', ', voltageDrop] as const');
  await edit(LIST, 'import', `import { voltageDrop } from './voltage-drop';\nimport`);
  await edit('content/calculators.yaml', 'parts:\n', `parts:\n${WORDS}`);
  const words = await readFile(join(root, PAGE), 'utf8');
  const tag = '<VoltageDrop current="250 A" resistance="40 mΩ" />';
  await write(PAGE, `${words.trimEnd()}\n\n${tag}\n`);
}
