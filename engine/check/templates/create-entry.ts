import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { isAddressName, toFileSlug } from '../addresses/file-slug.ts';
import { type CommandContext, UsageError } from '../cli/command-context.ts';
import type { ContentModel, KnownCollection } from '../index.ts';
import { checkContent, createReport, isFailing, readContent, toTerminal } from '../index.ts';
import {
  type FieldSchema,
  fieldsOf,
  isRequired,
  toFieldSchema,
} from '../json-schema/field-schema.ts';
import { GLOSSARY } from '../model/conventions.ts';
import type { EntryTemplate } from '../model/definitions.ts';
import { TO_DO, toTemplateBody } from '../model/entry-template.ts';
import { toToday } from '../model/publishing.ts';
import { isGroup, valueAt } from '../read/data.ts';
import { listItems } from '../rules/site.ts';
import { didYouMean } from '../wording/words.ts';

/** Where an entry is made, and of what the content consists. */
export type EntryContext = Pick<CommandContext, 'root' | 'env'> & { model: ContentModel };

/**
 * Creates a draft entry that passes the content check: fields that only its author can fill hold a
 * note saying what belongs there.
 * @param words the collection and the title
 * @param slug the file name without its extension; by default it is derived from the title
 * @returns what to tell the author
 * @throws UsageError if something is missing or exists already
 */
export async function createEntry(
  context: EntryContext,
  [folder, title]: readonly (string | undefined)[],
  slug = title,
): Promise<string> {
  const { base, definition } = toCollection(context, folder);
  const { name, titleField, schema, template, shownOn } = definition;
  if (title === undefined || slug === undefined)
    throw new UsageError(`the ${titleField} is missing; write it behind the collection`);
  const fileName = toFileSlug(slug);
  if (fileName === '')
    throw new UsageError(`"${slug}" makes no address; name it with --slug my-page`);
  const file = `content/${name}/${fileName}.mdx`;
  if (!isAddressName(file))
    throw new UsageError(
      `a page called "${fileName}" has no file on Windows or no address on some hosts; name it with --slug my-page`,
    );
  const { names, order } = await readKnown(context, name);
  const fields = begin(toFieldSchema(schema), '', '', {
    names,
    today: toToday(context.env.SITE_NOW, new Date()),
    template,
    own: { [titleField]: title, order, draft: true },
  });
  const frontmatter = stringify(fields, { lineWidth: 0 });
  const text = `---\n${frontmatter}---\n\n${toTemplateBody(template)}`;
  const warnings = await write(context, file, text);
  const place =
    shownOn === undefined
      ? `Its address will be ${base}/${fileName}`
      : `It has no page of its own; it will stand on ${shownOn}`;
  const draft =
    'It is a draft: replace each "To do" and the sentences below, look at what was chosen for you, then take the line "draft: true" away.';
  return [`Written: ${file}`, place, draft, ...(warnings ? ['', warnings] : [])].join('\n');
}

function toCollection({ model: { collections } }: EntryContext, name = ''): KnownCollection {
  const collection = collections.get(name);
  if (collection !== undefined) return collection;
  const names = [...collections.keys()];
  const subject = name === '' ? 'name a collection' : `"${name}" is not a collection`;
  throw new UsageError(`${subject}: ${names.join(', ')}${didYouMean(name, names)}`);
}

/** The names of published entries and of terms, and the next number in the order of a collection. */
async function readKnown({ model, root }: EntryContext, collection: string) {
  const files = await readContent(model, root);
  const lists = [...model.lists, GLOSSARY].map((name) => [name, listItems(files, name)] as const);
  const names = new Map<string, string[]>(lists);
  let order = 1;
  for (const { path, data } of files) {
    const entry = model.readEntryPath(path);
    if (entry === undefined) continue;
    const { name } = entry.known.definition;
    if (!isGroup(data) || data.draft !== true) {
      names.set(name, [...(names.get(name) ?? []), entry.slug]);
    }
    const number = valueAt(data, ['order']);
    if (name === collection && typeof number === 'number') order = Math.max(order, number + 1);
  }
  return { names, order };
}

/** The known values for a new entry. */
interface Known {
  /** The names of the entries that it may refer to, by collection. */
  names: ReadonlyMap<string, readonly string[]>;
  /** `YYYY-MM-DD`. */
  today: string;
  template: EntryTemplate;
  /** What is known of this entry, by field. */
  own: Readonly<Record<string, unknown>>;
}

/** The initial value of a field; groups and lists get only what is required. */
function begin(field: FieldSchema, path: string, about: string, known: Known): unknown {
  const { items, minItems = 1, format, type } = field;
  if (path in known.own) return known.own[path];
  if (field.properties) {
    const needed = fieldsOf(field).flatMap(([name, inner]) => {
      const at = path === '' ? name : `${path}.${name}`;
      const isWanted =
        isRequired(field, name) || at in known.own || at === known.template.requiredField;
      return isWanted ? [[name, begin(inner, at, inner.description ?? about, known)]] : [];
    });
    return Object.fromEntries(needed);
  }
  if (field.example !== undefined) return field.example;
  if (field.image) return known.template.picture ?? '/api/placeholder/1200/675';
  if (format === 'date') return known.today;
  const { enum: choices, reference } = items ?? field;
  const names = choices ?? (reference && (known.names.get(reference) ?? []));
  if (names?.length === 0)
    throw new UsageError(`${path} needs an entry to point at, and there is none; make one first`);
  if (names) return items ? names.slice(0, Math.max(1, minItems)) : names[0];
  if (items) {
    return Array.from({ length: minItems }, (_, at) =>
      begin(items, `${path}.${at}`, `${about} (${at + 1} of ${minItems})`, known),
    );
  }
  if (type === 'string') return toNote(about, field.maxLength);
  return type === 'boolean' ? false : (field.minimum ?? 0);
}

/** A note that says what belongs in a field, cut to fit. */
function toNote(about: string, maxLength = Infinity): string {
  const note = `${TO_DO} ${about.charAt(0).toLowerCase()}${about.slice(1)}`;
  return note.length <= maxLength ? note : `${note.slice(0, maxLength - 1).trimEnd()}…`;
}

/** Writes a new entry, unless it would be invalid; returns the report of remaining warnings. */
async function write({ model, root }: EntryContext, file: string, text: string): Promise<string> {
  // Git keeps no folder of a collection without entries.
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text, { flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new UsageError(
      `${file} exists already; choose another title, or name the file with --slug`,
    );
  });
  const problems = (await checkContent(model, root)).filter((one) => one.file === file);
  const report = toTerminal(createReport(root, problems), false);
  if (!isFailing(problems)) return report;
  await rm(join(root, file));
  throw new UsageError(`the entry would not be valid, so it was not kept:\n\n${report}`);
}
