import { constants, inflateSync } from 'node:zlib';

/** What makes a PDF act, or hides a file in it (ISO 32000-2, 7.11, 12.6, 12.7 and 13). */
const HAZARDS: readonly [pattern: RegExp, what: string][] = [
  [/\/JavaScript(?![A-Za-z])/, 'runs a program (/JavaScript)'],
  [/\/Launch(?![A-Za-z])/, 'starts another program (/Launch)'],
  [/\/(?:SubmitForm|ImportData)(?![A-Za-z])/, 'sends what is typed, or loads it (/SubmitForm)'],
  [/\/XFA(?![A-Za-z])/, 'holds a form that runs (/XFA)'],
  [/\/EmbeddedFiles?(?![A-Za-z])/, 'holds another file (/EmbeddedFile)'],
  [/\/(?:RichMedia|Rendition|Movie|Sound)(?![A-Za-z])/, 'plays what it holds (/RichMedia)'],
  [/\/(?:GoToR|GoToE)(?![A-Za-z])/, 'opens another file (/GoToR)'],
  [/\/AA\s*(?:<<|\d+\s+\d+\s+R\b)/, 'acts by itself (/AA)'],
  [/\/Encrypt\s*(?:<<|\d+\s+\d+\s+R\b)/, 'is encrypted, so that nobody can tell what it does'],
];
const UNREAD = 'holds objects that cannot be read, so that nobody can tell what it does';
const OPENING = 'acts when it is opened (/OpenAction)';

/** In bytes: more than the objects of any document take. */
const MOST = 50_000_000;
/** In bytes: enough of a stream to tell whether it holds objects. */
const HEAD = 1_000;

/**
 * What a PDF does besides showing its pages: the end of a sentence. All of its bytes are searched,
 * whether a reader would look at them or not, and the objects that it compresses.
 * @returns undefined for a document that only shows pages
 */
export function findPdfHazard(file: Buffer): string | undefined {
  const text = readNames(file.toString('latin1'));
  const objects = inflateObjects(file)?.map(readNames);
  const promised = text.match(/\/ObjStm(?![A-Za-z])/g)?.length ?? 0;
  if (objects === undefined || objects.length < promised) return UNREAD;
  const all = [text, ...objects];
  const found = HAZARDS.find(([pattern]) => all.some((one) => pattern.test(one)));
  if (found !== undefined) return found[1];
  const actions = all.flatMap((one) => [...one.matchAll(OPEN_ACTION)]);
  const isOpening = actions.some(([, number, inline = '']) => {
    const written = number === undefined ? inline : findObject(Number(number), text, objects);
    return !SHOWS_PAGE.test(written);
  });
  return isOpening ? OPENING : undefined;
}

/** A text with the escapes in its names resolved: `/J#61vaScript`. */
function readNames(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** What a document does when it is opened: the number of the object that says so, or itself. */
const OPEN_ACTION = /\/OpenAction\s*(?:(\d{1,9})\s+\d{1,5}\s+R\b|([\s\S]{0,200}))/g;
/** A place in the document, `[3 0 R /Fit]`, or the action that goes to one. */
const SHOWS_PAGE = /^\s*(?:\[|<<(?:(?!>>)[\s\S])*\/S\s*\/GoTo(?![A-Za-z]))/;

/** The beginning of an object; empty if there is none of this number. */
function findObject(number: number, text: string, objects: readonly string[]): string {
  const start = new RegExp(`(?<!\\d)${number}\\s{1,9}\\d{1,5}\\s{1,9}obj\\b([\\s\\S]{0,200})`);
  const packed = objects.flatMap((one) => {
    const [head = ''] = PAIRS.exec(one) ?? [];
    const numbers = head.trim().split(/\s/).filter(Boolean).map(Number);
    const at = numbers.findIndex((value, index) => index % 2 === 0 && value === number);
    const offset = at < 0 ? undefined : numbers[at + 1];
    return offset === undefined
      ? []
      : [one.slice(head.length + offset, head.length + offset + 200)];
  });
  return start.exec(text)?.[1] ?? packed[0] ?? '';
}

/** How a stream of objects begins: the number of each object and where it stands. */
const PAIRS = /^\s{0,9}(?:\d{1,10}\s{1,9}\d{1,10}\s{1,9})+/;

/** The streams that hold objects, whatever they say they hold; undefined if they are endless. */
function inflateObjects(file: Buffer): string[] | undefined {
  const objects: string[] = [];
  let room = MOST;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 1)) {
    const lineEnd = file[at + 6] === 0x0d ? 2 : 1;
    const start = at + 6 + lineEnd;
    if (!PAIRS.test(inflate(file.subarray(start, start + HEAD), HEAD * 100) ?? '')) continue;
    const text = inflate(file.subarray(start), room);
    if (text === undefined) return undefined;
    room -= text.length;
    objects.push(text);
  }
  return objects;
}

function inflate(bytes: Buffer, most: number): string | undefined {
  try {
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(bytes, options).toString('latin1');
  } catch {
    return undefined;
  }
}
