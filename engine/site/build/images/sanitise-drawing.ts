import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '#base/files';
import type { Hazard } from '#check/guard/drawing-hazards';
import { inspectDrawing } from '#check/guard/drawing-hazards';
import type { DistWriter } from '../dist-writer';

/** What is left after a cut may be read anew in another way, but not without end. */
const MOST_PASSES = 5;

/**
 * A drawing without anything that could run, load or lead anywhere. A harmless one stays as it is,
 * to the byte.
 * @param svg its text
 * @throws where it cannot be read, or where cutting brings forth ever new hazards
 */
export function sanitiseDrawing(svg: string): string {
  let text = svg;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const { hazards, refusal } = inspectDrawing(text);
    if (refusal !== undefined) throw new Error(`is no drawing for a page: it ${refusal.message}`);
    if (hazards.length === 0) return text;
    text = cutOut(text, hazards);
  }
  throw new Error('cannot be made harmless');
}

function cutOut(text: string, hazards: Hazard[]): string {
  let [rest, end] = ['', 0];
  for (const hazard of hazards) {
    if (hazard.start < end) continue;
    rest += text.slice(end, hazard.start);
    end = hazard.end;
  }
  return rest + text.slice(end);
}

/**
 * Sanitises every drawing of a finished site, wherever it came from. The content check has named
 * what is cut out here: this is the second lock, for a build that was made without it.
 * @param folder where the site lies
 * @param replace writes a file of it anew
 * @throws with the file's name, where one cannot be read
 */
export async function sanitiseDrawings(
  folder: string,
  replace: DistWriter['replace'],
): Promise<void> {
  const files = await listFiles(folder);
  for (const file of files.filter((name) => /\.svg$/i.test(name))) {
    const text = await readFile(join(folder, file), 'utf8');
    try {
      const safe = sanitiseDrawing(text);
      if (safe !== text) replace(file, safe);
    } catch (cause) {
      throw new Error(`${file} cannot be published`, { cause });
    }
  }
}
