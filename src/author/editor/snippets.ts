import { islands } from '../../lib/islands';
import type { Island, Quantity } from '../../lib/islands/island';
import { printGiven } from '../../lib/islands/quantity';
import { factNames } from '../../schemas/facts';

/** Snippets for VS Code: the facts of the site, and the parts of a text that calculate. */
export function toSnippets(): string {
  const facts = factNames.map((name) => [`Fact ${name}`, toFactSnippet(name)]);
  const live = islands.map((island) => [`Live part ${island.name}`, toLiveSnippet(island)]);
  return `${JSON.stringify(Object.fromEntries([...facts, ...live]), null, 2)}\n`;
}

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
