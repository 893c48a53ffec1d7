import { readCall } from '#base/call';
import { FIGURES_FILE, findSaid } from '#check/figures';
import { contentModel } from '#check/model/index';
import { readContent } from '#check/read/content-file';
import { readDisk } from '#check/read/disk';
import { textIndex } from '#check/read/locate';
import { listFigureTexts, readFigures } from '#check/rules/figure-rule';

/** A number of three digits or more, or a broken one, with what it counts or measures. */
const NUMBERS = /(?<![\w.,:/#-])(?:\d{1,3}(?:,\d{3})+|\d{3,}|\d+\.\d+)(?: ?%| [A-Za-zµ°Ω]+)(?!\w)/g;

const { root, print } = readCall();
const files = await readContent(contentModel, root);
const figures = readFigures(files.find(({ path }) => path === FIGURES_FILE)?.data);
const texts = listFigureTexts(files, await readDisk(root));

const held = new Map(
  figures.map(({ figure, about }) => [`${about}: ${figure}`, new Set<string>()]),
);
const free = new Map<string, Set<string>>();
for (const { path, source } of texts) {
  const { rangeOf } = textIndex(source);
  const placeOf = (start: number) => `${path}:${rangeOf(start, start).line}`;
  const said = findSaid(source, figures);
  for (const { figure, start } of said) {
    held.get(`${figure.about}: ${figure.figure}`)?.add(placeOf(start));
  }
  for (const { 0: words, index } of source.matchAll(NUMBERS)) {
    if (said.some(({ start, end }) => start <= index && index < end)) continue;
    free.set(words, (free.get(words) ?? new Set()).add(placeOf(index)));
  }
}
const isInTwo = (places: Set<string>) =>
  new Set([...places].map((place) => place.replace(/:\d+$/, ''))).size > 1;

print(`Held by ${FIGURES_FILE}\n\n${toLines(held)}\nIn two files or more, held by no line\n\n`);
print(toLines(new Map([...free].filter(([, places]) => isInTwo(places)).toSorted())));

function toLines(found: Map<string, Set<string>>): string {
  return [...found]
    .map(
      ([words, places]) => `${[words, ...(places.size > 0 ? places : ['nowhere'])].join('\n  ')}\n`,
    )
    .join('');
}
