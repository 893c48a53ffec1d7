import type { Call } from '#base/call';
import { UsageError } from '#base/call';
import { Cancelled } from './ask';
import { createEntry } from './create-entry';
import { writeCollection } from './new-collection';
import { NEW_USAGE, parseNewOptions } from './options';

/**
 * Runs `npm run new`.
 * @returns the exit code: 0, 1 where the author left, 2 where nothing could be made
 */
export async function runNew({ words, print, complain, ...call }: Call): Promise<number> {
  try {
    const options = parseNewOptions(words);
    if (options.isHelp) {
      print(NEW_USAGE);
      return 0;
    }
    if (options.collection === 'collection') {
      print(`${await writeCollection(call.root, options.title ?? '')}\n`);
      return 0;
    }
    print(`${(await createEntry({ ...call, options })).message}\n`);
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) return 1;
    const message = error instanceof Error ? error.message : String(error);
    const help = error instanceof UsageError ? '\nnpm run new -- --help explains the command.' : '';
    complain(`Nothing was written: ${message}${help}\n`);
    return 2;
  }
}
