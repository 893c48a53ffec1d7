import { parseWords, UsageError } from '#base/call';

/** What `npm run new` was asked to make. */
export interface NewOptions {
  /** The name of a collection; undefined where it is to be asked for. */
  collection: string | undefined;
  /** The title or name of the entry; undefined where it is to be asked for. */
  title: string | undefined;
  /** The name of the file without its ending; undefined makes it of the title. */
  slug: string | undefined;
  /** The values that were given, by field, such as `stats.impact.kind`. */
  values: Map<string, string>;
  /** Whether fields without a value get a note that says what belongs there. */
  isLeavingNotes: boolean;
  isHelp: boolean;
}

const flags = {
  set: { type: 'string', multiple: true },
  slug: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** How to use the command, as it prints it. */
export const NEW_USAGE = `Makes a new entry in content/, valid from the start.

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
 * Reads the words after `npm run new`.
 * @throws UsageError for an option that does not exist or lacks its value
 */
export function parseNewOptions(words: string[]): NewOptions {
  const { values, positionals } = parseWords(words, flags);
  const [collection, title, excess] = positionals;
  if (excess !== undefined) {
    throw new UsageError(`"${excess}" is one word too many; put the title between quotation marks`);
  }
  return {
    collection,
    title,
    slug: values.slug,
    values: new Map(values.set?.map(toPair)),
    isLeavingNotes: values.yes === true,
    isHelp: values.help === true,
  };
}

function toPair(text: string): [field: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`--set ${text} has no value; write --set field=value`);
  return [text.slice(0, at), text.slice(at + 1)];
}
