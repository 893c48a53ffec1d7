import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The file of the article that tests change. */
export const ARTICLE = 'content/insights/reading-a-step.mdx';

/** The text of a valid article with a body. */
export function toArticle(body: string, title = 'Reading a step'): string {
  return `---
title: ${title}
excerpt: A step of a bank shows in the voltage of its feeder long before anybody sees it fail.
category: Technical Guides
type: article
author: ada-lind
date: 2024-09-17
readTime: 4
featured: false
badge: outline
image:
  src: /api/placeholder/800/600
  alt: A step of a bank.
products: [core, powersync]
---

${body}
`;
}

/** Two pages of Markdown with each component. */
const BODY = `${'We log every step of a bank that we look after, and each reading says more. '.repeat(40)}

## Two limits

Call <Phone /> about a <Term slug="feeder">feeder</Term>, or see [the core](/products/core#limits).

<Callout kind="note" title="Before you begin">

Open the **switch**, and *wait*.

</Callout>

<Chart kind="bar" title="Steps by year" unit="kvar" columns="Steps">

| Year | Steps |
|:-----|------:|
| 2023 | 1,200 |
| 2024 | 1,400 |

</Chart>

- a list with \`code\`
- another point

\`\`\`json
{ "steps": [1, 2] }
\`\`\`

<PowerFactor load="250 kW" />`;

const toPage = (kind: string) => `---\nkind: ${kind}\n---\n`;

const toProduct = (order: number, name: string) => `---
order: ${order}
name: ${name}
description: It measures what a feeder carries, and says so to whoever needs to know it, at once.
icon: ${name.toLowerCase()}
features: [Keeps its readings]
---

## Limits

It works from frost to heat.
`;

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" id="drawing"><path d="M2 2h92v92H2z"/></svg>\n';

/** Valid content of the fixture site, with many articles: the text of each file by its path. */
export const content: ReadonlyMap<string, string> = new Map([
  ...Array.from({ length: 50 }, (_, index): [string, string] => {
    const number = index + 1;
    return [`content/insights/step-${number}.mdx`, toArticle(BODY, `Reading step ${number}`)];
  }),
  [ARTICLE, toArticle(BODY)],
  ['content/products/core.mdx', toProduct(1, 'Core')],
  ['content/products/powersync.mdx', toProduct(2, 'PowerSync')],
  [
    'content/team/ada-lind.mdx',
    '---\norder: 1\nname: Ada Lind\nbio: She has built banks of capacitors for thirty years, and taught those who build them now.\nimage: { src: ./ada-lind.svg, alt: A plate. }\n---\n\nShe began at a port.\n',
  ],
  ['content/team/ada-lind.svg', DRAWING],
  [
    'content/pages/index.mdx',
    toPage('home\nlead: <Projects /> done\naction: { label: Call us, to: "tel:<Phone />" }'),
  ],
  ['content/pages/products.mdx', toPage('products')],
  ['content/pages/products/[slug].mdx', toPage('product')],
  ['content/pages/products/[slug]/datasheet.mdx', toPage('datasheet')],
  ['content/pages/insights.mdx', toPage('insights')],
  ['content/pages/insights/[slug].mdx', toPage('insight')],
  [
    'content/site.yaml',
    'contact: { phone: +1 (555) 010-0177, email: mail@ohm.example, address: "12 Quay Road, Port" }\nfigures: { projects: { value: 70+, label: Projects } }\n',
  ],
  [
    'content/glossary.yaml',
    '- slug: feeder\n  term: Feeder\n  definition: A line that carries power from a station.\n',
  ],
  ['content/widgets.yaml', 'title: What a bank saves\n'],
  ['content/figures.yaml', '- { about: Limits, says: 2 limits }\n'],
  ['content/redirects.yaml', '/old: /products/core\n'],
]);

/** Writes this content into a folder. */
export async function writeContent(root: string): Promise<void> {
  const write = async ([path, text]: [string, string]) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  await Promise.all([...content].map(write));
}
