import type { ContentModel } from './model/content-model.ts';
import type { ContentFile } from './read/content-file.ts';
import { rangeOfField } from './read/field-values.ts';
import { count } from './wording/text.ts';

/** Something in content that stands for what nobody has confirmed yet. */
export interface Sample {
  file: string;
  line: number;
  /** What it is, in the words of the site. */
  text: string;
}

/** The samples among some content, in the order of their file; none if the site has no such list. */
export function listSamples(
  { samples }: Pick<ContentModel, 'samples'>,
  files: readonly ContentFile[],
): Sample[] {
  const file = files.find(({ path }) => path === samples?.file);
  if (samples === undefined || file === undefined) return [];
  return samples
    .list(file.data)
    .map(({ path, text }) => ({ file: file.path, line: rangeOfField(file, path).line, text }));
}

/** How many samples there are, in a line. */
export function countSamples(samples: readonly Sample[]): string {
  if (samples.length === 0) return 'No sample is left.\n';
  const names = [...new Set(samples.map(({ file }) => file))].join(', ');
  return `${count(samples.length, 'sample')} in ${names}: npm run check -- --samples lists them.\n`;
}

/** The samples, each on a line with its place. */
export function printSamples(samples: readonly Sample[]): string {
  const lines = samples.map(({ file, line, text }) => `  ${file}:${line}  ${text}\n`);
  const title = samples.length === 0 ? '' : `${count(samples.length, 'sample')}\n\n`;
  return title + (lines.join('') || 'No sample is left.\n');
}
