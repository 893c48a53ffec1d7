import type { Calculator, SiteConfig } from '../read/content-model';

/** Snippets for VS Code: the facts of the site, its calculators, and a sequence of steps. */
export function toSnippets({
  components,
  facts,
}: Pick<SiteConfig, 'components' | 'facts'>): string {
  const tags = [...facts.keys()].map((name) => [`Fact ${name}`, toFactSnippet(name)]);
  const calculators = components.calculators.map((one) => [
    `Calculator ${one.name}`,
    toCalculatorSnippet(one),
  ]);
  const all = [...tags, ...calculators, ['Sequence', SEQUENCE]];
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

function toCalculatorSnippet({ name, about, properties }: Calculator) {
  const stops = createStops();
  const attributes = Object.entries(properties).map(
    ([property, { example, choices }]) =>
      `${property}="${choices === undefined ? stops.text(example) : stops.choice(choices)}"`,
  );
  return {
    scope: 'mdx,markdown',
    prefix: name,
    description: about,
    body: [`<${name} ${attributes.join(' ')} />`],
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
