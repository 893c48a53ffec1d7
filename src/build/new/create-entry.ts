import { toToday } from '../../lib/publishing';
import { toSlug } from '../../lib/text';
import type { CollectionName } from '../../schemas/fields';
import { UsageError } from '../check/cli/options';
import { collectionNames } from '../check/kinds';
import { didYouMean } from '../check/words';
import { loadContentModel } from '../editor/content-model';
import type { FieldSchema } from '../editor/field-schema';
import { ask, askName, askTitle } from './ask';
import { toMessage, writeEntry } from './entry-file';
import { toEntryText } from './entry-text';
import { fillIn, toMissing, toProvisional } from './fill-in';
import type { KnownContent } from './known-content';
import { readKnownContent } from './known-content';
import type { NewOptions } from './options';
import { fieldAt } from './questions';
import { starters } from './starters';
import { toValue } from './values';

/** Where a new entry is made, and who can be asked. */
export interface NewCall {
  /** The project's folder. */
  root: string;
  options: NewOptions;
  env: NodeJS.ProcessEnv;
  /** Whether somebody sits at a terminal. */
  isTerminal: boolean;
}

/** What was made. */
export interface NewEntry {
  /** The file, relative to the project's folder. */
  file: string;
  /** What to tell the author. */
  message: string;
}

/**
 * Makes a new entry of a collection.
 * @returns the file that was written, which passes the content check
 * @throws UsageError where something is missing or exists already, Cancelled where the author left
 */
export async function createEntry({ root, options, env, isTerminal }: NewCall): Promise<NewEntry> {
  const canAsk = isTerminal && !options.isLeavingNotes;
  const collection = toCollection(
    options.collection ??
      (canAsk ? await askName('What do you want to add?', collectionNames) : undefined),
  );
  const [kinds, known] = await Promise.all([loadContentModel(root), readKnownContent(root)]);
  const schema = kinds.find(({ name }) => name === collection)?.schema ?? {};
  const title = options.title ?? (await findTitle(schema, options, canAsk, known));
  const file = `content/${collection}/${toFileName(options.slug ?? title)}.mdx`;
  const texts = await fill({ schema, collection, title, known, options, env, canAsk });
  const text = toEntryText(
    schema,
    new Map([...texts].map(([path, value]) => [path, toValue(fieldAt(schema, path) ?? {}, value)])),
    starters[collection].body,
  );
  return { file, message: toMessage(root, file, collection, await writeEntry(root, file, text)) };
}

function toCollection(name: string | undefined): CollectionName {
  const collection = collectionNames.find((known) => known === name);
  if (collection !== undefined) return collection;
  const hint = name === undefined ? '' : didYouMean(name, collectionNames);
  const subject = name === undefined ? 'name a collection' : `"${name}" is not a collection`;
  throw new UsageError(`${subject}: ${collectionNames.join(', ')}${hint}`);
}

function titleFieldOf(schema: FieldSchema): string {
  return schema.properties?.title ? 'title' : 'name';
}

async function findTitle(
  schema: FieldSchema,
  { values }: NewOptions,
  canAsk: boolean,
  { names }: KnownContent,
): Promise<string> {
  const path = titleFieldOf(schema);
  const given = values.get(path);
  if (given !== undefined) return given;
  if (!canAsk) throw new UsageError(`the ${path} is missing; write it behind the collection`);
  const field = schema.properties?.[path] ?? {};
  return askTitle({ path, field, sentence: field.description ?? '' }, names);
}

function toFileName(words: string): string {
  const slug = toSlug(words.normalize('NFKD').replace(/\p{M}/gu, ''));
  if (slug === '') throw new UsageError(`"${words}" makes no address; name it with --slug my-page`);
  return slug;
}

interface FillCall {
  schema: FieldSchema;
  collection: CollectionName;
  title: string;
  known: KnownContent;
  options: NewOptions;
  env: NodeJS.ProcessEnv;
  canAsk: boolean;
}

async function fill(call: FillCall): Promise<Map<string, string>> {
  const { schema, collection, title, known, options, env, canAsk } = call;
  const { picture, either } = starters[collection];
  const today = toToday(env.SITE_NOW, new Date());
  const values = new Map(options.values).set(titleFieldOf(schema), title);
  const defaults = new Map([
    ['order', String(known.nextOrders.get(collection) ?? 1)],
    ['date', today],
    ['sheet.revised', today],
    ['image.src', picture],
  ]);
  const filled = fillIn({ schema, values, defaults, either, names: known.names });
  if (filled.open.length > 0 && !canAsk && !options.isLeavingNotes)
    throw new UsageError(toMissing(filled.open, known.names));
  for (const question of filled.open) {
    const answer = canAsk ? await ask(question, known.names) : toProvisional(question, known.names);
    filled.values.set(question.path, answer);
  }
  const hasNotes = [...filled.values.values()].some((value) => value.startsWith('To do'));
  if (hasNotes && schema.properties?.draft && !filled.values.has('draft'))
    filled.values.set('draft', 'true');
  return filled.values;
}
