import { distance } from 'fastest-levenshtein';

import { shorten } from '#base/words';
import type { Edit } from '../problem';

/** What a remedy takes the place of. */
type Place =
  /** All that the problem marks. */
  | 'whole'
  /** The name in it that the message quotes. */
  | 'name'
  /** The signs in front of a heading. */
  | 'level'
  /** A property of a tag. */
  | 'property';

const ADDRESS = String.raw`((?:\/|https:|mailto:|tel:)\S*)`;

/**
 * The sentences of the rules that leave their reader one thing to write. What stands in the message
 * is what is written: so a message whose words change is no longer carried out, and a test says so.
 */
const sentences: [end: RegExp, place: Place][] = [
  [/; did you mean "([^"]*)"\?$/, 'name'],
  [new RegExp(`an old address that is redirected; write ${ADDRESS}$`), 'name'],
  [new RegExp(`but that page has another address; write ${ADDRESS}$`), 'name'],
  [new RegExp(`an address of this site begins with /; write ${ADDRESS}$`), 'name'],
  [new RegExp(`this site on your own computer; write ${ADDRESS}$`), 'name'],
  [new RegExp(`an email address; write ${ADDRESS}$`), 'name'],
  [new RegExp(`a phone number; write ${ADDRESS}$`), 'name'],
  [new RegExp(`another site; write ${ADDRESS}$`), 'name'],
  [new RegExp(`which is not encrypted; write ${ADDRESS}$`), 'name'],
  [new RegExp(`which names no protocol; write ${ADDRESS}$`), 'name'],
  [/servers tell small and capital letters apart; write "([^"]*)"$/, 'name'],
  [/but a file beside this entry is written "([^"]*)"$/, 'name'],
  [/but must be a (?:whole )?number; write (\d+)$/, 'whole'],
  [/but must be true or false; write (true|false)$/, 'whole'],
  [/but must be text; write ("[^"]*")$/, 'whole'],
  [/but must be a list; put it between square brackets: (\[.*\])$/, 'whole'],
  [/but a day is written year-month-day; write (\d{4}-\d{2}-\d{2})$/, 'whole'],
  [/which is redirected too; write "([^"]*)"$/, 'name'],
  [/without ending and slash; write (\/\S*)$/, 'whole'],
  [/^has (?:a heading|"#).*; write "(#+ )[^"]*"$/, 'level'],
  [/^has (?:the|an?) .*, which \S+ has too; write (<.+>) instead, so that /, 'whole'],
  [/^has \{.*\}; write (<\w+ \/>) for what /, 'whole'],
  [/without quotation marks in the tag <\w+>; write ([\w-]+="[^"]*")$/, 'property'],
  [/curly quotation marks in the tag <\w+>; write straight ones: ([\w-]+="[^"]*")$/, 'property'],
  [
    /^has an address in angle brackets.*; write a link: (\[[^\s@]+@[^\s@\]]+\]\(mailto:\S+\))$/,
    'whole',
  ],
];

/**
 * The change that a message tells its reader to make, where it leaves no choice.
 * @param message what the check says
 * @param source the text of the file
 * @param start the offset at which the problem begins
 * @param end the offset behind it
 * @returns nothing where there is a choice, or where another name is not near enough to be sure
 */
export function findRemedy(
  message: string,
  source: string,
  [start, end]: [number, number],
): Edit[] {
  const found = source.slice(start, end);
  for (const [sentence, place] of sentences) {
    const remedy = sentence.exec(message)?.[1];
    if (remedy === undefined || remedy.includes('…')) continue;
    if (place === 'name') return replaceName(message, source, [start, end], remedy);
    const text = writers[place](found, remedy);
    return text === found ? [] : [toEdit(start, found, text)];
  }
  return [];
}

const writers = {
  whole: (_: string, remedy: string) => remedy,
  level: (found: string, remedy: string) => found.replace(/^#+ /, remedy),
  property: writeProperty,
};

function replaceName(
  message: string,
  source: string,
  [start, end]: [number, number],
  remedy: string,
): Edit[] {
  const found = source.slice(start, end);
  const name = findName(message, found, remedy) ?? (/^[\w-]+$/.test(found) ? found : undefined);
  if (name === undefined || (message.endsWith('?') && !isNear(name, remedy))) return [];
  const wrong = /[?#]/.test(remedy) || !remedy.startsWith('/') ? name : name.replace(/[?#].*/s, '');
  const at = start + found.lastIndexOf(wrong);
  const edit = toEdit(at, wrong, remedy);
  return found.startsWith(`<${wrong}`) ? [edit, ...closeTag(source, end, wrong, remedy)] : [edit];
}

/** The last name in the message that stands at the place. */
function findName(message: string, found: string, remedy: string): string | undefined {
  const words = message.slice(
    0,
    message.lastIndexOf(message.endsWith('?') ? ';' : ' written ') + 1,
  );
  return [...(words || message).matchAll(/"([^"]+)"|<(\w+)>/g)]
    .map(([, quoted, tag]) => toWhole(quoted ?? tag ?? '', found))
    .findLast((name) => name !== '' && name !== remedy && found.includes(name));
}

/** A long address is cut off in the message: what stands at the place is whole. */
function toWhole(name: string, found: string): string {
  const at = name.endsWith('…') ? found.indexOf(name.slice(0, -1)) : -1;
  return at < 0 ? name : (/^[^\s<>()"']*/.exec(found.slice(at))?.[0] ?? name);
}

/** A name that shares only a part is a question to the author, not a misspelling. */
function isNear(found: string, remedy: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '-');
  return distance(bare(found), bare(remedy)) <= Math.max(2, Math.floor(remedy.length / 3));
}

function writeProperty(found: string, remedy: string): string {
  const [, name = '', value = ''] = /^([\w-]+)="(.*)"$/.exec(remedy) ?? [];
  const open = found.search(new RegExp(`\\s${name}\\s*=`));
  const from = found.indexOf(value, open);
  if (open < 0 || from < 0) return found;
  // The message quotes the first word only; a curly mark, where there is one, ends the value.
  const rest = found.slice(from);
  const isCurly = /[“”„‘’«»]$/.test(found.slice(0, from));
  const length = isCurly ? rest.search(/[“”„‘’«»]/) : value.length;
  if (length < 0) return found;
  const whole = rest.slice(0, length);
  const behind = rest.slice(length).replace(/^[“”„‘’«»]/, '');
  return `${found.slice(0, open + 1)}${name}="${whole}"${behind}`;
}

function closeTag(source: string, from: number, name: string, meant: string): Edit[] {
  if (source.slice(0, from).endsWith('/>')) return [];
  const closing = `</${name}>`;
  const start = source.indexOf(closing, from);
  return start < 0 ? [] : [toEdit(start, closing, `</${meant}>`)];
}

function toEdit(start: number, before: string, text: string): Edit {
  const what = `${shorten(before)} is now ${shorten(text)}`;
  return { start, end: start + before.length, text, what };
}
