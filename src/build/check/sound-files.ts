import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { CACHE_FOLDER, digestParts } from '../disk-cache';
import { digestFiles, listFiles } from '../files';
import { readSigned, writeSigned } from '../signed-file';
import type { Piece } from './body';
import { knowBody, readBody } from './body';
import type { ContentFile } from './content-file';
import { parseContentFile } from './content-file';

/** What decides, beside the file itself, whether it is sound. */
const RULES = ['src/build/check', 'src/schemas', 'src/lib'];

/** What other files' rules want to know of a file in which, taken alone, nothing is wrong. */
interface Sound {
  data: unknown;
  pieces: Piece[];
}

/** The files that an earlier run found sound: they are not taken apart again. */
export interface SoundFiles {
  /** A file by its path and text: as it was remembered, or parsed. */
  read: (path: string, source: string) => ContentFile;
  /** Remembers these files, and forgets all others. */
  keep: (files: readonly ContentFile[]) => Promise<void>;
}

const recalled = new WeakSet<ContentFile>();

/** Whether an earlier run has found that nothing is wrong in a file, taken alone. */
export function isRecalled(file: ContentFile): boolean {
  return recalled.has(file);
}

/**
 * Opens what earlier runs have found. A damaged list counts as none, and so does one that other
 * rules have made; a folder without packages has no place for one.
 * @param root the project's folder
 */
export async function openSoundFiles(root: string): Promise<SoundFiles> {
  if (!existsSync(join(root, 'node_modules'))) {
    return { read: parseContentFile, keep: async () => {} };
  }
  const rules = await digestRules();
  const list = join(root, CACHE_FOLDER, 'sound');
  const known = await readKnown(list);
  const keyOf = (path: string, source: string) =>
    digestParts([rules, path, source]).toString('base64url');
  return {
    read(path, source) {
      const sound = known.get(keyOf(path, source));
      return sound === undefined ? parseContentFile(path, source) : recall(path, source, sound);
    },
    async keep(files) {
      if (files.length === known.size && files.every(isRecalled)) return;
      const sound = files.map((file) => [keyOf(file.path, file.source), toSound(file)]);
      await mkdir(join(root, CACHE_FOLDER), { recursive: true });
      await writeSigned(list, Buffer.from(JSON.stringify(sound)));
    },
  };
}

/** The file is parsed after all where a rule wants to show a place in it. */
function recall(path: string, source: string, { data, pieces }: Sound): ContentFile {
  let parsed: ContentFile | undefined;
  const whole = () => {
    parsed ??= parseContentFile(path, source);
    return parsed;
  };
  const file: ContentFile = {
    path,
    source,
    data,
    slips: [],
    hasData: true,
    hasFrontmatter: true,
    isReadable: true,
    rangeAt: (start, end) => whole().rangeAt(start, end),
    get document() {
      return whole().document;
    },
    get mended() {
      return whole().mended;
    },
    get body() {
      return whole().body;
    },
  };
  recalled.add(file);
  knowBody(file, { pieces, slips: [] });
  return file;
}

function toSound(file: ContentFile): Sound {
  const pieces = readBody(file).pieces.filter(({ type }) => type !== 'code');
  return { data: file.data, pieces: pieces.map(lighten) };
}

/** Only the words of headings are asked for later. */
function lighten(piece: Piece): Piece {
  return piece.type === 'heading' || !('children' in piece) ? piece : { ...piece, children: [] };
}

/** The rules are those of the project that checks, wherever the content lies. */
async function digestRules(): Promise<Uint8Array> {
  const lists = await Promise.all(RULES.map((folder) => listFiles('.', folder)));
  return digestFiles('.', ['package-lock.json', ...lists.flat()]);
}

async function readKnown(list: string): Promise<Map<string, Sound>> {
  const bytes = await readSigned(list);
  const known: [string, Sound][] =
    bytes === undefined ? [] : JSON.parse(Buffer.from(bytes).toString('utf8'));
  return new Map(known);
}
