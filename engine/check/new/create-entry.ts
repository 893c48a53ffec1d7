import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Call, UsageError } from '#base/call';
import { toToday } from '#base/publishing';
import { didYouMean } from '#base/words';
import type { KnownCollection } from '..';
import { checkContent, createReport, isFailing, readContent, toTerminal } from '..';
import { type FieldSchema, toFieldSchema } from '../editor/field-schema';
import { toFileSlug, toFreeName } from '../file-slug';
import { contentModel } from '../model';
import { isGroup, valueAt } from '../read/data';
import { listTerms } from '../rules/site';
import { ask, askName, askTitle, type MisfitOf } from './ask';
import { toEntryText } from './entry-text';
import type { Names, Question } from './questions';
import { explainMisfit, fieldAt, listQuestions, namesOf, toProvisional } from './questions';
import { toStarterBody } from './starters';

/** What `npm run new` was asked to make; whatever is undefined is to be asked for. */
export interface NewOptions {
  collection: string | undefined;
  title: string | undefined;
  /** The name of the file without its ending; undefined makes it of the title. */
  slug: string | undefined;
  /** The values that were given, by field, such as `stats.impact.kind`. */
  values: ReadonlyMap<string, string>;
  /** Whether fields without a value get a note that says what belongs there. */
  isLeavingNotes: boolean;
}

type NewCall = Pick<Call, 'root' | 'env' | 'isTerminal'>;

const WIDE_PICTURE = '/api/placeholder/1200/675';

/**
 * Makes a new entry of a collection, which passes the content check.
 * @returns what to tell the author
 * @throws UsageError where something is missing or exists already, Cancelled where the author left
 */
export async function createEntry(call: NewCall, options: NewOptions): Promise<string> {
  const { root, env } = call;
  const canAsk = call.isTerminal && !options.isLeavingNotes;
  const collection = toCollection(
    options.collection ??
      (canAsk
        ? await askName('What do you want to add?', contentModel.collectionNames)
        : undefined),
  );
  const { name, roles, schema, starter } = collection.definition;
  const fields = toFieldSchema(schema);
  const { names, order } = await readKnown(root, name);
  const today = toToday(env.SITE_NOW, new Date());
  const misfitOf: MisfitOf = (question, answer) => explainMisfit(schema, question, answer, names);
  const title =
    options.title ??
    options.values.get(roles.title) ??
    (await findTitle(fields, roles.title, canAsk, misfitOf));
  const file = `content/${name}/${toFileName(options.slug ?? title)}.mdx`;
  const values = new Map(options.values).set(roles.title, title);
  const questions = [...listQuestions(fields), ...listEither(fields, values, starter.either)];
  for (const [path, text] of values) checkValue(fields, questions, path, text, misfitOf);
  for (const { path, field } of questions.filter(({ path }) => !values.has(path))) {
    if (path === 'order') values.set(path, String(order));
    else if (field.means === 'published') values.set(path, today);
    else if (field.image && !field.symbol) values.set(path, starter.picture ?? WIDE_PICTURE);
  }
  const open = questions.filter(({ path }) => !values.has(path));
  if (open.length > 0 && !canAsk && !options.isLeavingNotes)
    throw new UsageError(toMissing(open, names));
  for (const question of open) {
    const answer = canAsk
      ? await ask(question, names, misfitOf)
      : toProvisional(question, names, today);
    values.set(question.path, answer);
  }
  if (fields.properties?.draft && !values.has('draft')) values.set('draft', 'true');
  const warnings = await write(root, file, toEntryText(fields, values, toStarterBody(starter)));
  return toMessage(file, collection, values.get('draft') === 'true', warnings);
}

function toCollection(name: string | undefined): KnownCollection {
  const { collections, collectionNames } = contentModel;
  const collection = collections.get(name ?? '');
  if (collection !== undefined) return collection;
  const hint = name === undefined ? '' : didYouMean(name, collectionNames);
  const subject = name === undefined ? 'name a collection' : `"${name}" is not a collection`;
  throw new UsageError(`${subject}: ${collectionNames.join(', ')}${hint}`);
}

/** The names of published entries and of terms, and the next number in the order of a collection. */
async function readKnown(root: string, collection: string) {
  const files = await readContent(contentModel, root);
  const names = new Map<string, string[]>([['glossary', listTerms(files)]]);
  let order = 1;
  for (const { path, data } of files) {
    const entry = contentModel.readEntryPath(path);
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

async function findTitle(
  schema: FieldSchema,
  path: string,
  canAsk: boolean,
  misfitOf: MisfitOf,
): Promise<string> {
  if (!canAsk) throw new UsageError(`the ${path} is missing; write it behind the collection`);
  const field = schema.properties?.[path] ?? {};
  return askTitle({ path, field, sentence: field.description ?? '' }, misfitOf);
}

function toFileName(words: string): string {
  const slug = toFileSlug(words);
  if (slug === '') throw new UsageError(`"${words}" makes no address; name it with --slug my-page`);
  return slug;
}

/** A field that a rule across fields asks for, unless the one that would do instead is given. */
function listEither(
  schema: FieldSchema,
  values: ReadonlyMap<string, string>,
  either: readonly [asked: string, instead: string] | undefined,
): Question[] {
  if (either === undefined || values.has(either[1])) return [];
  const field = fieldAt(schema, either[0]);
  return field ? [{ path: either[0], field, sentence: field.description ?? '' }] : [];
}

function checkValue(
  schema: FieldSchema,
  questions: readonly Question[],
  path: string,
  text: string,
  misfitOf: MisfitOf,
) {
  const field = fieldAt(schema, path);
  const known = [...questions.map((one) => one.path), ...Object.keys(schema.properties ?? {})];
  if (field === undefined || field.properties)
    throw new UsageError(`${path}: there is no such field${didYouMean(path, known)}`);
  const misfit = misfitOf({ path, field, sentence: '' }, text);
  if (misfit !== undefined) throw new UsageError(`${path} ${misfit}`);
}

function toMissing(open: readonly Question[], names: Names): string {
  const lines = open.map(({ path, field, sentence }) => {
    const choices = namesOf(field, names);
    const hint = choices === undefined ? '' : ` One of: ${choices.join(', ')}`;
    return `  --set ${path}="…"   ${sentence}${hint}`;
  });
  return `these fields are missing, and nobody can be asked here:\n${lines.join('\n')}\n--yes leaves a note in each of them`;
}

/**
 * Writes a new entry, and takes it away again where it would not be valid.
 * @returns the report of what the content check would have mended all the same
 */
async function write(root: string, file: string, text: string): Promise<string> {
  await writeFile(join(root, file), text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    const isTaken = (path: string) => existsSync(join(root, path));
    const free = toFreeName(file, 'mdx', isTaken)?.replace('.mdx', '');
    throw new UsageError(
      `${file} exists already; choose another title, or name it with --slug ${free}`,
    );
  });
  const problems = (await checkContent(contentModel, root)).filter((one) => one.file === file);
  const report = toTerminal(createReport(root, problems, false));
  if (!isFailing(problems)) return report;
  await rm(join(root, file));
  throw new UsageError(`the entry would not be valid, so it was not kept:\n\n${report}`);
}

function toMessage(
  file: string,
  { base, definition }: KnownCollection,
  isDraft: boolean,
  warnings: string,
): string {
  const slug = file.slice(file.lastIndexOf('/') + 1).replace('.mdx', '');
  const place =
    definition.shownOn === undefined
      ? `Its address will be ${base}/${slug}`
      : `It has no page of its own; it will stand on ${definition.shownOn}`;
  const draft =
    'It is a draft: replace each "To do" and each "Write here.", then take the line "draft: true" away.';
  const lines = [`Written: ${file}`, place, isDraft ? draft : '', warnings && `\n${warnings}`];
  return lines.filter((line) => line !== '').join('\n');
}
