import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { CACHE_FOLDER, digestParts } from '../disk-cache';
import { digestFiles, listFiles } from '../files';
import { readSigned, writeSigned } from '../signed-file';
import { openThreads } from '../threads';
import type { Piece } from './body';
import { knowBody, readBody } from './body';
import type { ContentFile } from './content-file';
import { parseContentFile } from './content-file';

/** What decides, beside the file itself, whether it is sound. */
const RULES = ['src/build/check', 'src/schemas', 'src/lib'];

/** So many unknown files are taken apart in place: threads take half a second to start. */
const FEW = 150;

const THREAD = 'src/build/check/sound-thread.mjs';

/** A file of content as it lies on disk. */
export interface SourceFile {
  /** Relative to the project's folder, with `/` between folders. */
  path: string;
  source: string;
}

/** What other files' rules want to know of a file in which, taken alone, nothing is wrong. */
export interface Sound {
  data: unknown;
  pieces: Piece[];
}

/** The files that an earlier run found sound: they are not taken apart again. */
export interface SoundFiles {
  /** A file as it was remembered, or parsed: of many unknown ones, most in worker threads. */
  read: (path: string, source: string) => Promise<ContentFile> | ContentFile;
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
  const threads = openThreads(resolve(THREAD));
  let unknown = 0;
  const keyOf = ({ path, source }: SourceFile) =>
    digestParts([rules, path, source]).toString('base64url');

  function judge(file: SourceFile): Promise<Sound | undefined> | undefined {
    unknown += 1;
    return unknown > FEW ? threads.run('judge', file) : undefined;
  }

  return {
    async read(path, source) {
      const file = { path, source };
      const sound = known.get(keyOf(file)) ?? (await judge(file));
      return sound === undefined ? parseContentFile(path, source) : recall(file, sound);
    },
    async keep(files) {
      await threads.close();
      if (unknown === 0 && files.length === known.size && files.every(isRecalled)) return;
      const sound = files.map((file) => [keyOf(file), toSound(file)]);
      await mkdir(join(root, CACHE_FOLDER), { recursive: true });
      await writeSigned(list, Buffer.from(JSON.stringify(sound)));
    },
  };
}

/** The file is parsed after all where a rule wants to show a place in it. */
function recall({ path, source }: SourceFile, { data, pieces }: Sound): ContentFile {
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

/** What is remembered of a sound file. */
export function toSound(file: ContentFile): Sound {
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
