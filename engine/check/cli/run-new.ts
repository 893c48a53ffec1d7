import { createEntry, type EntryContext } from '../templates/create-entry.ts';
import { writeCollection } from '../templates/new-collection.ts';
import { type CommandContext, parseOptions, UsageError } from './command-context.ts';

const flags = { slug: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

const USAGE = `Makes a draft of a new entry in content/, valid from the start. Notes say what belongs where.

  npm run new insights "A ring that heals itself"
  npm run new jobs "Engineer" -- --slug relay-engineer   names the file, which is the address
  npm run new collection events                          for developers: a new collection with its pages
`;

interface NewContext extends CommandContext, EntryContext {
  /** Called before a new collection is written. */
  onCollection?: () => void;
}

/** Runs `npm run new`; returns 0, or 2 if nothing could be created. */
export async function runNew(context: NewContext): Promise<number> {
  const { root, args, print, printError, onCollection } = context;
  try {
    const { values, positionals } = parseOptions(args, flags, context.env);
    const [collection, title, excess] = positionals;
    if (excess !== undefined) {
      throw new UsageError(
        `"${excess}" is one word too many; put the title between quotation marks`,
      );
    }
    if (values.help) print(USAGE);
    else if (collection === 'collection') {
      print(`${await writeCollection(root, title ?? '', onCollection)}\n`);
    } else print(`${await createEntry(context, positionals, values.slug)}\n`);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const help = error instanceof UsageError ? '\nnpm run new -- --help explains the command.' : '';
    printError(`Nothing was written: ${message}${help}\n`);
    return 2;
  }
}
