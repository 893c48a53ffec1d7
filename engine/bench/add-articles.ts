import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'content/insights';

/**
 * Adds articles to a copy of the project: repeats existing ones, each with its own title and date.
 * @param root the folder of the copy
 * @param count how many are added, at least one
 * @returns the path of the first
 */
export async function addArticles(root: string, count: number): Promise<string> {
  const folder = join(root, FOLDER);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mdx')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const pathOf = (number: number) => join(folder, `generated-${number}.mdx`);
  for (let number = 0; number < count; number += 1) {
    const text = (texts[number % texts.length] ?? '')
      .replace(/^title: .*$/m, `title: Generated article ${number}`)
      .replace(/^date: .*$/m, `date: ${new Date(number * 86_400_000).toISOString().slice(0, 10)}`)
      .replace(/^featured: .*$/m, 'featured: false')
      .replace(/^(draft|publishAt): .*\n/gm, '');
    await writeFile(pathOf(number), text);
  }
  return pathOf(0);
}
