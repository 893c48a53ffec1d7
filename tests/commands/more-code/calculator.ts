import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Workspace } from '../workspace.ts';

const LIST = 'src/mdx/calculators/index.ts';
const DRAWINGS = 'src/mdx/calculators/drawings.ts';
const PAGE = 'content/insights/reading-a-capacitor-step.mdx';

/** The fourth calculator. */
const CALCULATOR = `import { defineCalculator } from './calculator.ts';

/** The voltage that a current loses on its way. */
export const voltageDrop = defineCalculator({
  name: 'VoltageDrop',
  inputs: {
    current: { about: 'The current.', unit: 'A', example: 100, least: 1, most: 4000 },
    resistance: { about: 'The resistance of one core.', unit: 'mΩ', example: 20, least: 1, most: 999 },
  },
  texts: { drawing: 'The name of the drawing.', lost: 'Below the voltage.' },
  problems: { noCable: { when: 'more is lost than there is', fills: '{lost}' } },
  solve: ({ current, resistance }) => {
    const lost = (current * resistance) / 1000;
    if (lost > 480) return { input: 'current', problem: 'noCable', figures: { lost: String(lost) } };
    return { result: { lost } };
  },
  list({ result, copy }) {
    return [{ figure: \`\${result.lost} V\`, label: copy.lost }];
  },
});
`;

const DRAWING = `import { Drawing } from '../../components/ui/drawing.tsx';
import type { CalculatorDrawing } from './calculator.ts';
import type { voltageDrop } from './voltage-drop.ts';

/** A bar as long as what is lost. */
export const drawVoltageDrop: CalculatorDrawing<typeof voltageDrop> = ({ result, copy }) => (
  <Drawing width={480} height={20} title={copy.drawing} description={String(result.lost)}>
    <path d={\`M0 10h\${result.lost}\`} />
  </Drawing>
);
`;

const WORDS = `  VoltageDrop:
    title: Voltage drop
    formula: U = I × R
    source: Ohm.
    inputs:
      current: Current
      resistance: Resistance
    texts:
      drawing: A bar as long as what is lost
      lost: lost on the way
    problems:
      noCable: "{lost} V are lost. Enter less."
`;

/** Adds a fourth calculator, and uses it in an article. */
export async function addCalculator({ root, write, edit }: Workspace): Promise<void> {
  await write('src/mdx/calculators/voltage-drop.ts', CALCULATOR);
  await write('src/mdx/calculators/voltage-drop-drawing.tsx', DRAWING);
  await edit(DRAWINGS, '};', '  VoltageDrop: drawVoltageDrop,\n};');
  await edit(
    DRAWINGS,
    'import',
    `import { drawVoltageDrop } from './voltage-drop-drawing.tsx';\nimport`,
  );
  await edit(LIST, '];', ', voltageDrop];');
  await edit(LIST, 'import', `import { voltageDrop } from './voltage-drop.ts';\nimport`);
  await edit('content/calculators.yaml', 'calculators:\n', `calculators:\n${WORDS}`);
  const source = await readFile(join(root, PAGE), 'utf8');
  const tag = '<VoltageDrop current="250 A" resistance="40 mΩ" />';
  await write(PAGE, `${source.trimEnd()}\n\n${tag}\n`);
}
