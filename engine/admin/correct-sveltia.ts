// Sveltia offers no setting for these: its code is corrected as the editor is bundled.

interface Correction {
  /** What Sveltia does instead. */
  why: string;
  /** It is there once; names are those of a minifier. */
  find: RegExp;
  replace: string;
}

const CORRECTIONS: Correction[] = [
  {
    why: 'It hands a file to its format without its line ends and the blanks at its end.',
    find: /(\w{1,9})=\1\.trim\(\)\.replace\(\/\\r\\n\?\/g,(?:`\n`|`\\n`|"\\n")\);/,
    replace: '',
  },
  {
    why: 'It ends each file with one line feed, and takes its byte order mark away.',
    find: /`\$\{\((await \w+\(\w+\))\)\.trim\(\)\}\\n`/,
    replace: '($1)',
  },
  {
    why: 'It keeps drafts for the service that it begins with, and none once a folder is chosen.',
    find: /if\((\w+)&&!(\w+)\)(?=\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};if\(\w+\)\{\2=new \w+\(\w+,`draft-backups`)/,
    replace: 'if($1)',
  },
];

/**
 * Corrects the code of Sveltia.
 * @throws if a place to correct is not there once, as after an upgrade
 */
export function correctSveltia(code: string): string {
  return CORRECTIONS.reduce((text, { why, find, replace }) => {
    const count = text.match(new RegExp(find, 'g'))?.length ?? 0;
    if (count === 1) return text.replace(find, replace);
    throw new Error(
      `engine/admin/correct-sveltia.ts: there are ${count} places in Sveltia for "${why}", not one; look whether the new version still does so, and correct or remove the entry`,
    );
  }, code);
}
