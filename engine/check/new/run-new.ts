import { type Call, parseWords, UsageError } from '#base/call';
import { Cancelled } from './ask';
import { createEntry, type NewOptions } from './create-entry';
import { writeCollection } from './new-collection';

const flags = {
  set: { type: 'string', multiple: true },
  slug: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const;

const USAGE = `Makes a new entry in content/, valid from the start.

  npm run new                                      asks for everything
  npm run new insights "A ring that heals itself"  asks for the rest
  npm run new jobs "Engineer" -- --yes             asks nothing; leaves notes to be replaced
  npm run new jobs "Engineer" -- --set department=Field --set type=Full-time …
  npm run new collection events                    for developers: a new collection with its pages

  --set field=value   gives a field, such as --set stats.impact.kind=savings, --set features.0="…",
                      --set products=core,link
  --slug name         names the file, which is the address, instead of making it of the title
  --yes               leaves a note in each field that was not given
`;

/**
 * Runs `npm run new`.
 * @returns the exit code: 0, 1 where the author left, 2 where nothing could be made
 */
export async function runNew({ words, print, complain, ...call }: Call): Promise<number> {
  try {
    const options = parseOptions(words);
    if (options === undefined) print(USAGE);
    else if (options.collection === 'collection') {
      print(`${await writeCollection(call.root, options.title ?? '')}\n`);
    } else print(`${await createEntry(call, options)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) return 1;
    const message = error instanceof Error ? error.message : String(error);
    const help = error instanceof UsageError ? '\nnpm run new -- --help explains the command.' : '';
    complain(`Nothing was written: ${message}${help}\n`);
    return 2;
  }
}

/** What was asked for; undefined where only the usage is wanted. */
function parseOptions(words: string[]): NewOptions | undefined {
  const { values, positionals } = parseWords(words, flags);
  const [collection, title, excess] = positionals;
  if (excess !== undefined) {
    throw new UsageError(`"${excess}" is one word too many; put the title between quotation marks`);
  }
  if (values.help) return undefined;
  const pairs = new Map(values.set?.map(toPair));
  return { collection, title, slug: values.slug, values: pairs, isLeavingNotes: !!values.yes };
}

function toPair(text: string): [field: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`--set ${text} has no value; write --set field=value`);
  return [text.slice(0, at), text.slice(at + 1)];
}
