import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'content/insights';
const PARAGRAPHS = 12;
const WORDS_PER_PARAGRAPH = 55;
/** The article of the project whose frontmatter the generated ones have. */
export const MODEL = 'reading-a-capacitor-step.mdx';

/** The middle of every generated article: a table, a code block and a component. */
const FIXTURES = `## Readings

| Step | Current, A | Limit, A |
|:---|---:|---:|
| First | 72.2 | 70 |
| Second | 71.8 | 70 |

\`\`\`xml
<DOI name="Pos"><DAI name="ctlModel"><Val>sbo-with-enhanced-security</Val></DAI></DOI>
\`\`\`

<Callout kind="note" title="Before you measure">

Isolate the bank, wait for the discharge resistors, and prove that it is dead.

</Callout>
`;

/**
 * Adds articles of about 700 words, made of sentences of the real ones; the same for each number.
 * @param root a copy of the project
 * @param count how many are added
 */
export async function generateArticles(root: string, count: number): Promise<void> {
  const folder = join(root, FOLDER);
  const sentences = await readSentences(folder);
  const frontmatter = await readFrontmatter(join(folder, MODEL));
  for (let number = 0; number < count; number += 1) {
    const text = toArticle(frontmatter, sentences, number);
    await writeFile(join(folder, toName(number)), text);
  }
}

/** The file of a generated article. */
export function toName(number: number): string {
  return `generated-${String(number).padStart(5, '0')}.mdx`;
}

async function readSentences(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mdx')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const plain = texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => /^[A-Z][^<>{}|]*$/.test(line));
  return plain.flatMap((line) => line.match(/[A-Z][^.]{20,160}\.(?= |$)/g) ?? []);
}

async function readFrontmatter(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.slice(0, text.indexOf('\n---', 4) + 5);
}

function toArticle(frontmatter: string, sentences: string[], number: number): string {
  const head = frontmatter
    .replace(/^title: .*$/m, `title: Generated reading ${number}`)
    .replace(/^date: .*$/m, `date: 2015-${toTwoDigits(number % 12)}-${toTwoDigits(number % 28)}`);
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, index) =>
    toParagraph(sentences, `${number}.${index}`),
  );
  const half = PARAGRAPHS / 2;
  const before = paragraphs.slice(0, half).join('\n\n');
  const after = paragraphs.slice(half).join('\n\n');
  return `${head}\n${before}\n\n${FIXTURES}\n## Reading ${number}\n\n${after}\n`;
}

function toParagraph(sentences: string[], seed: string): string {
  const chosen: string[] = [];
  while (chosen.join(' ').split(' ').length < WORDS_PER_PARAGRAPH) {
    chosen.push(sentences[toNumber(`${seed}.${chosen.length}`) % sentences.length] ?? '');
  }
  return chosen.join(' ');
}

/** A number that looks random and is the same for the same seed. */
function toNumber(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE(0);
}

function toTwoDigits(index: number): string {
  return String(index + 1).padStart(2, '0');
}
