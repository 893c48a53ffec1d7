import { islands } from '#website/calculators';
import type { Island, Quantity } from '#website/calculators/island';
import { printGiven } from '#website/calculators/quantity';
import { factNames } from '#website/facts';

/** Snippets for VS Code: the facts of the site, and the parts of a text that act. */
export function toSnippets(): string {
  const facts = factNames.map((name) => [`Fact ${name}`, toFactSnippet(name)]);
  const live = islands.map((island) => [`Live part ${island.name}`, toLiveSnippet(island)]);
  const all = [...facts, ...live, ['Sequence', SEQUENCE]];
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}

const SEQUENCE = {
  scope: 'mdx,markdown',
  prefix: 'Sequence',
  description: 'A drawing that readers step through: a picture, then its steps, six at most.',
  body: [
    `<Sequence title="\${1:What happens, step by step}">`,
    '',
    `![\${2:What the drawing shows.}](./\${3:drawing}.svg)`,
    '',
    `1. **\${4:82 ms}** \${5:What happens first.}`,
    `2. **\${6:396 ms}** \${7:What follows.}`,
    '',
    '</Sequence>',
  ],
};

function toLiveSnippet({ name, about, inputs }: Island) {
  const stops = createStops();
  const toStopOf = (quantity: Quantity) =>
    quantity.choices === undefined
      ? stops.text(printGiven(quantity.example, quantity))
      : stops.choice(quantity.choices.map((choice) => printGiven(choice, quantity)));
  const given = Object.entries(inputs).map(
    ([input, quantity]) => `${input}="${toStopOf(quantity)}"`,
  );
  return {
    scope: 'mdx,markdown',
    prefix: name,
    description: about,
    body: [`<${name} ${given.join(' ')} />`],
  };
}

function toFactSnippet(name: string) {
  return {
    scope: 'mdx,markdown,yaml',
    prefix: `fact-${name.toLowerCase()}`,
    description: `What content/site.yaml says: ${name.toLowerCase()}.`,
    body: [`<${name} />`],
  };
}

/** Numbers the places at which the tab key stops. */
function createStops() {
  let last = 0;
  return {
    text: (placeholder: string) => {
      last += 1;
      return `\${${last}:${placeholder}}`;
    },
    choice: (choices: readonly string[]) => {
      last += 1;
      return `\${${last}|${choices.map((choice) => choice.replace(/[,|\\]/g, '\\$&')).join(',')}|}`;
    },
  };
}
