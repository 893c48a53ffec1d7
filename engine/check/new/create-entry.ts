import { UsageError } from '#base/call';
import { toToday } from '#base/publishing';
import { didYouMean } from '#base/words';
import type { KnownCollection } from '..';
import type { FieldSchema } from '../editor/field-schema';
import { toFieldSchema } from '../editor/field-schema';
import { toFileSlug } from '../file-slug';
import { contentModel } from '../model';
import type { MisfitOf } from './ask';
import { ask, askName, askTitle } from './ask';
import { toMessage, writeEntry } from './entry-file';
import { toEntryText } from './entry-text';
import { fillFields, toMissing, toProvisional } from './fill-fields';
import type { KnownContent } from './known-content';
import { readKnownContent } from './known-content';
import type { NewOptions } from './options';
import type { Question } from './questions';
import { fieldAt } from './questions';
import { toStarterBody, WIDE_PICTURE } from './starters';
import { explainMisfit, toValue } from './values';

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
      (canAsk
        ? await askName('What do you want to add?', contentModel.collectionNames)
        : undefined),
  );
  const { name, roles, starter } = collection.definition;
  const known = await readKnownContent(root);
  const schema = toFieldSchema(collection.definition.schema);
  const misfitOf: MisfitOf = (question, answer) =>
    explainMisfit(collection.definition.schema, question, answer, known.names);
  const title = options.title ?? (await findTitle(schema, roles.title, options, canAsk, misfitOf));
  const file = `content/${name}/${toFileName(options.slug ?? title)}.mdx`;
  const texts = await fill({ schema, collection, title, known, options, env, canAsk, misfitOf });
  const text = toEntryText(
    schema,
    new Map([...texts].map(([path, value]) => [path, toValue(fieldAt(schema, path) ?? {}, value)])),
    toStarterBody(starter),
  );
  return { file, message: toMessage(root, file, collection, await writeEntry(root, file, text)) };
}

function toCollection(name: string | undefined): KnownCollection {
  const { collections, collectionNames } = contentModel;
  const collection = collections.get(name ?? '');
  if (collection !== undefined) return collection;
  const hint = name === undefined ? '' : didYouMean(name, collectionNames);
  const subject = name === undefined ? 'name a collection' : `"${name}" is not a collection`;
  throw new UsageError(`${subject}: ${collectionNames.join(', ')}${hint}`);
}

async function findTitle(
  schema: FieldSchema,
  path: string,
  { values }: NewOptions,
  canAsk: boolean,
  misfitOf: MisfitOf,
): Promise<string> {
  const value = values.get(path);
  if (value !== undefined) return value;
  if (!canAsk) throw new UsageError(`the ${path} is missing; write it behind the collection`);
  const field = schema.properties?.[path] ?? {};
  return askTitle({ path, field, sentence: field.description ?? '' }, misfitOf);
}

function toFileName(words: string): string {
  const slug = toFileSlug(words);
  if (slug === '') throw new UsageError(`"${words}" makes no address; name it with --slug my-page`);
  return slug;
}

interface FillCall {
  schema: FieldSchema;
  collection: KnownCollection;
  title: string;
  known: KnownContent;
  options: NewOptions;
  env: NodeJS.ProcessEnv;
  canAsk: boolean;
  misfitOf: MisfitOf;
}

async function fill(call: FillCall): Promise<Map<string, string>> {
  const { schema, collection, title, known, options, env, canAsk, misfitOf } = call;
  const { name, roles, starter } = collection.definition;
  const { picture = WIDE_PICTURE, either } = starter;
  const today = toToday(env.SITE_NOW, new Date());
  const values = new Map(options.values).set(roles.title, title);
  const order = String(known.nextOrders.get(name) ?? 1);
  const toDefault = ({ path, field }: Question): string | undefined => {
    if (path === 'order') return order;
    if (field.means === 'published') return today;
    return field.image && !field.symbol ? picture : undefined;
  };
  const filled = fillFields({ schema, values, toDefault, either, misfitOf });
  if (filled.open.length > 0 && !canAsk && !options.isLeavingNotes)
    throw new UsageError(toMissing(filled.open, known.names));
  for (const question of filled.open) {
    const answer = canAsk
      ? await ask(question, known.names, misfitOf)
      : toProvisional(question, known.names, today);
    filled.values.set(question.path, answer);
  }
  if (schema.properties?.draft && !filled.values.has('draft')) filled.values.set('draft', 'true');
  return filled.values;
}
