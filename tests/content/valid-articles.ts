import fc from 'fast-check';

/** Short and long words, and those with signs. */
const LATIN = [
  ...['feeder', 'a', 'reactor', 'Überspannungsableiter', 'naïve', 'Smørrebrød', 'Łódź', 'İstanbul'],
  ...['13.8 kV', '−40 °C', '3 × 95 mm²', '1,234.5', '±0.2%', 'IEC 61850-7-420', '½', '20 µA'],
  ...['C#', 'AT&T', "O'Brien", 'snake_case', 'a/b', '(in brackets)', 'x²', '#1'],
  'Hochspannungsschaltanlagenersatzteilbeschaffungsrahmenvertragsverhandlung',
];

/** Words of all kinds: also of other scripts, and written from right to left. */
const WORDS = [
  ...LATIN,
  ...[
    '變壓器',
    'Трансформатор',
    'δίκτυο',
    'شبكة',
    'רשת',
    'विद्युत',
    '전력망',
    'ระบบ',
    '🎉',
    '👩🏽‍🔧',
  ],
  ...['“quoted”', '5 \\< 6', 'cos φ'],
];

const word = fc.constantFrom(...WORDS);
const phrase = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const sentence = fc
  .array(word, { minLength: 2, maxLength: 24 })
  .map((words) => `It says ${words.join(' ')}.`);

/** What stands inside a line. */
const inline = fc.oneof(
  { weight: 4, arbitrary: sentence },
  phrase.map((words) => `And **${words}** is bold.`),
  phrase.map((words) => `And *${words}* is not.`),
  phrase.map((words) => `Or ~~${words}~~ struck.`),
  fc
    .constantFrom('the `a < b && {c}` code', '<kbd>Ctrl</kbd>', 'H<sub>2</sub>O', 'x<sup>2</sup>')
    .map((code) => `Press ${code} now.`),
  fc.constant('An <abbr title="reactive power">Q</abbr> of $$Q = \\sqrt{S^2 - P^2}$$ is enough.'),
  fc.constant('Ask <Term slug="goose">the fast message</Term>, or call <Phone />.'),
  phrase.map(
    (words) => `See [more ${words}](/products/core) and [the law](https://standards.example/1).`,
  ),
);
const paragraph = fc.array(inline, { minLength: 1, maxLength: 4 }).map((lines) => lines.join(' '));

const item = fc.oneof(
  sentence,
  phrase.map((words) => `More ${words}`),
);
const items = fc.array(item, { minLength: 1, maxLength: 6 });
const code = fc
  .constantFrom('yaml', 'text', 'python', 'json', 'bash')
  .chain((language) =>
    fc
      .constantFrom('a: 1', 'x = "<b>{y}</b>"', 'x'.repeat(160), '# ünïcode 變壓器\n\n\tdone')
      .map((lines) => `\`\`\`${language}\n${lines}\n\`\`\``),
  );

/** A table with a heading for each column; the first holds words, the others numbers. */
const table = fc
  .record({
    columns: fc.integer({ min: 1, max: 9 }),
    rows: fc.array(phrase, { minLength: 1, maxLength: 12 }),
    align: fc.constantFrom('---', ':---', '---:', ':---:'),
  })
  .map(({ columns, rows, align }) =>
    toTable(
      Array.from({ length: columns }, (_, at) => (at === 0 ? 'Place' : `Value ${at}`)),
      rows.map((name, row) =>
        Array.from({ length: columns }, (_, at) => (at === 0 ? name : `${row * 3 + at}.5`)),
      ),
      align,
    ),
  );

function toTable(head: string[], rows: string[][], align: string): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => align)), ...rows.map(line)].join('\n');
}

/** What stands on lines of its own, also inside another block. */
const simple = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  items.map((all) => all.map((one) => `- ${one}`).join('\n')),
  items.map((all) => all.map((one) => `- ${one}\n  1. ${one}\n     - ${one}`).join('\n')),
  items.map((all) => all.map((one, at) => `${at + 3}. ${one}`).join('\n')),
  items.map((all) => all.map((one, at) => `- [${at % 2 ? 'x' : ' '}] ${one}`).join('\n')),
  paragraph.map((text) => `> ${text}`),
  fc
    .tuple(fc.constantFrom('NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'), sentence)
    .map(([kind, text]) => `> [!${kind}]\n> ${text}`),
  code,
  table,
);

const within = fc.array(simple, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n\n'));
const title = phrase.map((words) => `Of ${words}`.slice(0, 70).trim());
const numbers = toTable(
  ['Hour', 'Before', 'After'],
  [
    ['1', '3', '−2'],
    ['2', '4.5', '0'],
    ['3', '1,200', '7'],
  ],
  '---:',
);

/** Each component, and what only a whole page has. */
const block = fc.oneof(
  { weight: 5, arbitrary: simple },
  fc
    .tuple(fc.constantFrom('note', 'applies', 'danger'), within)
    .map(
      ([kind, text]) => `<Callout kind="${kind}" title="What it means">\n\n${text}\n\n</Callout>`,
    ),
  table.map((text) => `<DataTable caption="What was read">\n\n${text}\n\n</DataTable>`),
  fc
    .tuple(fc.constantFrom('bar', 'line'), fc.constantFrom('Before', 'Before | After'))
    .map(
      ([kind, columns]) =>
        `<Chart kind="${kind}" title="Losses" unit="kWh" columns="${columns}">\n\n${numbers}\n\n</Chart>`,
    ),
  sentence.map((text) => `<KeyFigure value="9 days">\n\n${text}\n\n</KeyFigure>`),
  sentence.map((text) => `<Quote by="Ines Okonkwo, operator">\n\n${text}\n\n</Quote>`),
  within.map(
    (text) => `<details>\n<summary>What the crew carries</summary>\n\n${text}\n\n</details>`,
  ),
  fc.constantFrom(
    '<PowerFactor load="1,100 kW" from="0.78" to="0.98" />',
    '<OutageMinutes customers="4,200 customers" before="94 min" after="36 min" cost="0.25 $" />',
    '<Resonance shortCircuit="26.7 MVA" bank="1,050 kVAr" detuning="7%" mains="60 Hz" />',
    '$$\nC = \\frac{1}{2\\pi f X}\n$$',
    '![A pole with a switch.](/api/placeholder/800/600)',
    '---',
  ),
);

const section = fc
  .tuple(title, fc.boolean(), fc.array(block, { minLength: 1, maxLength: 5 }))
  .map(([name, isDeep, blocks]) =>
    [`## ${name}`, ...(isDeep ? ['So it was.', `### ${name}, in short`] : []), ...blocks].join(
      '\n\n',
    ),
  );

const fields = fc.record({
  // The preview of a shared link has no fonts for other scripts.
  title: fc
    .array(fc.constantFrom(...LATIN), { minLength: 1, maxLength: 5 })
    .map((words) => `On ${words.join(' ')}`.slice(0, 100).trim()),
  category: fc.constantFrom('Case Studies', 'Technical Guides', 'White Papers', 'Webinars'),
  date: fc.integer({ min: 1, max: 28 }).map((day) => `2024-02-${String(day).padStart(2, '0')}`),
  featured: fc.boolean(),
  products: fc.subarray(['core', 'link', 'switch', 'lumen']),
});

/**
 * Articles that an author may write: Markdown of all kinds, every component, odd but allowed values,
 * short ones and long ones. None has an error, and no test of pages may fail because of one.
 */
export const validArticle: fc.Arbitrary<string> = fc
  .tuple(fields, paragraph, fc.array(section, { minLength: 0, maxLength: 6 }))
  .map(
    ([{ title, category, date, featured, products }, first, sections]) => `---
title: ${JSON.stringify(title)}
excerpt: How one utility learned where a fault was before the phone rang, and what that cost for each feeder.
category: ${category}
type: ${category === 'Webinars' ? 'webinar' : 'article'}
author: tomas-marek
date: ${date}
featured: ${featured}
badge: outline
image:
  src: /api/placeholder/1200/675
  alt: A pole-mounted switch above a gravel road.
products: [${products.join(', ')}]
---

${[first, ...sections].join('\n\n')}
`,
  );
