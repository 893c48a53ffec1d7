import type { AppEventListener } from '@sveltia/cms';
import { parse } from 'yaml';
import { type FileFormat, type Format, mdxFormat, SOURCE, toFields } from './formats.ts';
import type { Fields } from './keep-yaml.ts';
import { toPlainEnds } from './line-ends.ts';
import { type FormText, keepMarkdown } from './markdown/keep-markdown.ts';
import { mergeTexts, mergeValues } from './merge.ts';

/** What saving needs to know of the page that it runs in. */
export interface Surroundings {
  /** A file as it is now; undefined if it is not there, null if there are no files to look at. */
  readFile: (path: string) => Promise<string | undefined | null>;
  /** How the form printed its text when it was opened, if that is known, and what it shows now. */
  formText: () => Omit<FormText, 'edited'>;
  /** The files that are one list, each with the name of its field and its format. */
  lists: ReadonlyMap<string, { field: string; format: FileFormat }>;
}

type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

/** What a form shows, or what is in a file. */
interface Content {
  fields: Fields;
  body: string;
}

/** What a form was opened with, what it holds now, and what its file holds now. */
type Sides = Record<'old' | 'ours' | 'theirs', Content>;

/** Saves what somebody changed in a form, and leaves all else as it is in the file by then. */
export interface Saving {
  /** A format that tells what it writes. */
  record: (format: Format) => Format;
  /**
   * What to save of an entry.
   * @throws what Sveltia shows as an error, if something would be lost
   */
  beforeSave: (entry: Entry) => Promise<Entry>;
  /** To be called when an entry is saved. */
  afterSave: (entry: Entry) => void;
  /** Whether this page has read or saved a file with this text. */
  isKnown: (text: string) => boolean;
}

/** Saves entries in a page; what it saved is what its forms begin with next. */
export function createSaving({ readFile, formText, lists }: Surroundings): Saving {
  /** What this page saved of an entry, and the source that the entry has carried since. */
  const saved = new Map<string, { source: string | undefined; text: string }>();
  const written = new Map<string, string>();
  const known = new Set<string>();
  let path = '';

  const toContent = (file: string): Content => {
    const text = normalize(file);
    const list = lists.get(path);
    if (list) return { fields: { [list.field]: parse(text) }, body: '' };
    const read = path.endsWith('.mdx') ? mdxFormat.fromFile(text) : parse(text);
    return splitValues(read as Fields);
  };

  /** The source that an entry carries, or its file keeps; undefined for a new one. */
  function findSource(values: Fields): string | undefined {
    const list = lists.get(path);
    const source = list ? list.format.source.read : values[SOURCE];
    return typeof source === 'string' ? source : undefined;
  }

  /** The text that a form was opened with: what was saved, unless it was read anew since. */
  function findBase(values: Fields): string | undefined {
    const source = findSource(values);
    const known = saved.get(path);
    if (known === undefined || source === undefined) return source;
    // Sveltia may have trimmed one of the two.
    return normalize(known.source ?? '') === normalize(source) ? known.text : source;
  }

  /** Joins the form and its file into values of the form, whose hidden source is the file. */
  function join(values: Fields, base: string, file: string): Fields {
    const { fields, body } = splitValues(values);
    const old = toContent(base);
    const ours = {
      fields: toFields(fields),
      body: keepMarkdown(old.body, { ...formText(), edited: body }),
    };
    const { merged, conflicts } = mergeContents({ old, ours, theirs: toContent(file) });
    if (conflicts.length > 0) throw toRefusal(wasChanged(path, conflicts));
    const list = lists.get(path);
    if (list) list.format.source.current = file;
    return {
      ...merged.fields,
      ...('body' in values && { body: merged.body }),
      ...(SOURCE in values && { [SOURCE]: file }),
    };
  }

  return {
    isKnown: (text) => known.has(normalize(text)),
    record: ({ fromFile, toFile }) => ({
      fromFile(text) {
        known.add(normalize(text));
        return fromFile(text);
      },
      toFile(values) {
        const text = toFile(values);
        known.add(normalize(text));
        written.set(path, text);
        return text;
      },
    }),
    async beforeSave(entry) {
      path = String(entry.get('path'));
      const data = entry.get('data');
      const values: Fields = data.toJS();
      const file = await readFile(path);
      const isNew = entry.get('newRecord');
      if (isNew && typeof file === 'string') throw toRefusal(isTaken(path));
      const base = isNew ? undefined : findBase(values);
      if (base === undefined) return entry;
      if (file === undefined) throw toRefusal(isGone(path));
      const joined = join(values, base, file ?? base);
      return entry.set('data', data.clear().merge(joined));
    },
    afterSave(entry) {
      path = String(entry.get('path'));
      const text = written.get(path);
      const source = findSource(entry.get('data').toJS());
      if (text !== undefined) saved.set(path, { source, text });
    },
  };
}

function splitValues({ body = '', [SOURCE]: _, ...fields }: Fields): Content {
  return { fields, body: String(body ?? '').trim() };
}

function mergeContents({ old, ours, theirs }: Sides) {
  const { value, conflicts } = mergeValues(old.fields, ours.fields, theirs.fields);
  const body = mergeTexts(old.body, ours.body, theirs.body);
  return {
    merged: { fields: value as Fields, body: body ?? ours.body },
    conflicts: body === undefined ? [...conflicts, 'the text'] : conflicts,
  };
}

/** What a text says, however its lines and its file end. */
function normalize(text: string): string {
  return toPlainEnds(text).trim();
}

/** An error with this name is one whose cause Sveltia shows. */
function toRefusal(message: string): Error {
  return new Error('saving_failed', { cause: new Error(message) });
}

function isTaken(path: string): string {
  return `Nothing was saved: there is a file ${path} already. Change the address of this entry (the anchor icon on the right).`;
}

function isGone(path: string): string {
  return `Nothing was saved: ${path} was renamed or removed after this form was opened. Copy what you typed, reload this page, and open the entry again.`;
}

function wasChanged(path: string, fields: string[]): string {
  return `Nothing was saved: since this form was opened, somebody else has changed ${fields.join(', ')} of ${path}. Copy what you typed there, reload this page without restoring it, and type it again.`;
}
