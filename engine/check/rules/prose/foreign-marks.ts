import { characterEntitiesLegacy } from 'character-entities-legacy';
import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { nameToEmoji } from 'gemoji';
import { ownValue } from '../../read/data.ts';
import { shorten } from '../../wording/words.ts';
import { forNodes, type ProseRule, RUNNING_TEXT, TAKEN } from './prose.ts';
import { fromSymbolFont } from './symbol-font.ts';

/** Signs inside a sentence that another program knows and pages show as they stand. */
export interface ForeignMark {
  kind: string;
  /** As people paste it, and what `--fix` makes of it; the same if only its author can tell. */
  example: readonly [pasted: string, better: string];
  /** With the flags `d` and `g`, for the text that readers see as it was typed. */
  pattern: RegExp;
  /** What is wrong; "" if the match is meant as it stands. */
  why: (parts: readonly string[]) => string;
  /** What stands for it. */
  better?: (parts: readonly string[]) => string | undefined;
  /** What to write, if it is not simply what is better. */
  advice?: (parts: readonly string[]) => string;
}

/** What Windows shows of the bytes from 0x80 on; Node has no such decoder everywhere. */
const WINDOWS = [
  ...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ',
  ...Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)),
];
const FOLLOWING = WINDOWS.slice(0, 64).join('');

/** Two or three bytes of UTF-8 that a program has read as letters of Windows, but no “Ï”. */
const MISREAD = new RegExp(`[ÂÃÎÏ](?![‘’“”])[${FOLLOWING}]|â[${FOLLOWING}]{2}`, 'dg');

/** The letters that were meant; undefined if it was no such mistake. */
function readAgain(text: string): string | undefined {
  const bytes = Uint8Array.from(text, (sign) => WINDOWS.indexOf(sign) + 128);
  const read = new TextDecoder().decode(bytes);
  return read.includes('\uFFFD') ? undefined : read;
}

const ADDRESS = String.raw`(?:https?:\/\/|mailto:|tel:|\.{0,2}\/|#)`;
const LEGACY = characterEntitiesLegacy.filter((name) => name.length > 1);

const toBold: ForeignMark['better'] = ([, words = '']) => `**${words}**`;

/** What to do about a picture that is named but not there. */
const adviseFile = () => 'save its file beside this one and write ![what it shows](./name.png)';

/** Those that contain others stand first. */
export const foreignMarks: readonly ForeignMark[] = [
  {
    kind: 'mark-subscript',
    example: ['H~2~O', 'H<sub>2</sub>O'],
    pattern: /(?<=\p{L})~(\d{1,3}|\p{Ll}{1,4}|[A-Z])~(?![\d~])/dgu,
    why: () => 'has a subscript of another program',
    better: ([, words = '']) => `<sub>${words}</sub>`,
  },
  {
    kind: 'mark-superscript',
    example: ['10^3^ Wh', '10<sup>3</sup> Wh'],
    pattern: /(?<=[\p{L}\p{N})])\^([-−+]?\d{1,3}|\p{L}{1,2}|[-−+])\^/dgu,
    why: () => 'has a superscript of another program',
    better: ([, words = '']) => `<sup>${words}</sup>`,
  },
  {
    kind: 'mark-highlight',
    example: ['This is ==important== text.', 'This is **important** text.'],
    pattern: /(?<![=\p{L}\p{N}])==(?![\s=])([^=\n]{1,300})(?<!\s)==(?![=\p{L}\p{N}])/dgu,
    why: () => 'has words between ==, which marks nothing here',
    better: toBold,
  },
  {
    kind: 'mark-inserted',
    example: ['This is ++new++ text.', 'This is **new** text.'],
    pattern: /(?<![+\p{L}\p{N}])\+\+(?![\s+])(\p{L}[^+\n]{1,300})(?<!\s)\+\+(?![+\p{L}\p{N}])/dgu,
    why: () => 'has words between ++, which underlines nothing here',
    better: toBold,
  },
  {
    kind: 'mark-raised',
    example: ['This is ^^new^^ text.', 'This is **new** text.'],
    pattern: /\^\^(\p{L}[^^\n]{0,300})(?<!\s)\^\^/dgu,
    why: () => 'has words between ^^, which marks nothing here',
    better: toBold,
  },
  {
    kind: 'mark-bold-of-a-wiki',
    example: ["This is '''new''' text.", 'This is **new** text.'],
    pattern: /(?<!')'''(?![\s'])([^'\n]{1,300})(?<!\s)'''(?!')/dg,
    why: () => "has words between ''', which is bold in a wiki",
    better: toBold,
  },
  {
    kind: 'mark-italic-of-a-wiki',
    example: ["This is ''new'' text.", 'This is *new* text.'],
    pattern: /(?<![\d'])''(\p{L}[^'\n]{0,300})(?<!\s)''(?!')/dgu,
    why: () => "has words between '', which is italic in a wiki",
    better: ([, words = '']) => `*${words}*`,
  },
  {
    kind: 'remark-of-obsidian',
    example: ['It works. %%ask Ines%%', 'It works. {/* ask Ines */}'],
    pattern: /(?<!%)%%(?!%)([^%\n]{1,300})%%(?!%)/dg,
    why: () => 'has a remark of another program',
    better: ([, words = '']) => (words.includes('*/') ? undefined : `{/* ${words.trim()} */}`),
    advice: () => 'write {/* your remark */}',
  },
  {
    kind: 'footnote-in-a-line',
    example: ['As IEEE says^[IEEE 519.], so it is.', 'As IEEE says (IEEE 519), so it is.'],
    pattern: /(?<![\d)])\^\[([^[\]\n]{3,300})\]/dg,
    why: () => 'has a footnote in its sentence, and pages have no place for one',
    better: ([, words = '']) => ` (${words.trim().replace(/\.$/, '')})`,
  },
  {
    kind: 'source-of-an-assistant',
    example: ['[cite_start]It trips [cite: 1].', 'It trips.'],
    pattern:
      /(?:[ \t]{1,9}(?=\[cite[^\]\n]{0,60}\](?:[.,;:!?]|$)))?\[cite(?:_start|: ?[\d, ]{1,40})\]/dgm,
    why: () => 'has the mark of a source that only an assistant knows',
    better: () => '',
  },
  {
    kind: 'mark-struck',
    example: ['It cost ~400 dollars then~ less.', 'It cost ~~400 dollars then~~ less.'],
    pattern:
      /(?<![~\p{L}\p{N}])~(?![\s~])((?=[^~\n]{0,300}\p{L}{3})[^~\n]{1,300})(?<!\s)~(?![~\p{L}\p{N}])/dgu,
    why: () => 'has words between single tildes, which strike out nothing here',
    better: ([, words = '']) => `~~${words}~~`,
  },
  {
    kind: 'mark-embed',
    example: ['![[relay room.png]]', '![[relay room.png]]'],
    pattern: /!\[\[([^[\]\n]+)\]\]/dg,
    why: () => 'has a picture of another program',
    advice: adviseFile,
  },
  {
    kind: 'mark-wiki-link',
    example: ['See [[Core]].', 'See [[Core]].'],
    pattern:
      /(?<![\p{L}\p{N}_\])])\[\[(?![\d\s,.;:+-]*\]\])([^[\]\n|#]*)(?:#[^[\]\n|]*)?(?:\|([^[\]\n]+))?\]\]/dgu,
    why: () => 'has a link of another program',
    advice: ([, page = '', words = page]) =>
      `write the address of the page: [${shorten(words)}](/address)`,
  },
  {
    kind: 'link-turned-around',
    example: [
      'See (the tariff)[https://example.com/t].',
      'See [the tariff](https://example.com/t).',
    ],
    pattern: new RegExp(String.raw`\(([^()[\]\n]+)\)\[(${ADDRESS}[^\s[\]]*)\]`, 'dg'),
    why: () => 'has a link whose brackets are the wrong way round',
    better: ([, words = '', address = '']) => `[${words}](${address})`,
  },
  {
    kind: 'picture-without-address',
    example: ['![A relay][image1]', '![A relay][image1]'],
    pattern: /!\[([^[\]\n]*)\]\[([^[\]\n]*)\]/dg,
    why: ([, , name = '']) =>
      `has a picture called [${shorten(name)}], which nothing below defines`,
    advice: () => 'save the picture beside this file and write ![what it shows](./name.png)',
  },
  {
    kind: 'footnote-without-text',
    example: ['As IEEE 519 says[^1].', 'As IEEE 519 says[^1].'],
    pattern: /\[\^[^[\]\s]+\](?!:)/dg,
    why: () => 'has the number of a footnote without its text, and pages have no place for either',
    advice: () => 'write the remark into the sentence, and the source as a link',
  },
  {
    kind: 'link-without-address',
    example: ['See [our guide][1].', 'See [our guide][1].'],
    pattern: /(?<![\p{L}\p{N}_\])!])\[([^[\]\n]+)\]\[([^[\]\n]*)\]/dgu,
    why: ([, words = '', name = '']) =>
      `has a link called [${shorten(name || words)}], which nothing below defines`,
    advice: ([, words = '']) => `write its address: [${shorten(words)}](/address)`,
  },
  {
    kind: 'emoji-name',
    example: ['It works :rocket: today.', 'It works 🚀 today.'],
    pattern: /(?<![\p{L}\p{N}:/])(:[a-z+-][a-z\d_+-]+:|:100:)(?![\p{L}\p{N}:])/dgu,
    why: ([, name = '']) =>
      ownValue(nameToEmoji, name.slice(1, -1)) ? 'has the name of a sign of emoji' : '',
    better: ([, name = '']) => ownValue(nameToEmoji, name.slice(1, -1)),
  },
  {
    kind: 'entity-unfinished',
    example: ['Tea &amp coffee', 'Tea & coffee'],
    pattern: new RegExp(`&(nbsp(?!;)|(?:${LEGACY.join('|')})(?![;\\w=]))`, 'dg'),
    why: ([all = '']) => `has ${all} without its semicolon`,
    better: ([, name = '']) => {
      const sign = decodeNamedCharacterReference(name) || undefined;
      if (name === 'nbsp') return ' ';
      return sign === '<' ? '\\<' : sign;
    },
  },
  {
    kind: 'letters-in-one',
    example: ['The e\uFB03ciency of \uFB01elds.', 'The efficiency of fields.'],
    pattern: /[\uFB00-\uFB06]/dg,
    why: () => 'has letters joined into one sign, as PDF files have them',
    better: ([sign = '']) => sign.normalize('NFKC'),
  },
  {
    kind: 'letters-misread',
    example: ['It isn\u00E2\u20AC\u2122t so.', 'It isn\u2019t so.'],
    pattern: MISREAD,
    why: ([all = '']) => (readAgain(all) === undefined ? '' : 'has letters that were read wrongly'),
    better: ([all = '']) => readAgain(all),
  },
  {
    kind: 'remark-of-word',
    example: ['It works.[MS1] Then it rests.', 'It works. Then it rests.'],
    pattern: /(?<=[\p{L}.,;:!?)])\[[A-Z]{2,3}\d{1,2}\]/dgu,
    why: () => 'has the number of a remark of Word',
    better: () => '',
  },
  {
    kind: 'note-of-a-chat',
    example: ['The relay trips. (edited)', 'The relay trips.'],
    pattern: /[ \t]{1,9}\(edited\)[ \t]{0,9}$/dgm,
    why: () => 'has what a chat says of a message',
    better: () => '',
  },
  {
    kind: 'name-of-a-block',
    example: ['The relay trips. ^block-id', 'The relay trips.'],
    pattern: /(?<![ \t])[ \t]+\^(?=[a-z\d-]{0,20}[a-z])[a-z\d-]{3,30}$/dgm,
    why: () => 'has the name of a block of Obsidian',
    better: () => '',
  },
  {
    kind: 'picture-of-a-wiki',
    example: ['!one-line.png!', '!one-line.png!'],
    pattern: /(?<![\p{L}\p{N}!])![\w.-]+\.(?:png|jpe?g|gif|svg|webp)(?:\|[^!\n]*)?!/dgiu,
    why: () => 'has a picture of a wiki',
    advice: adviseFile,
  },
  {
    kind: 'picture-of-asciidoc',
    example: ['image::one-line.png[]', 'image::one-line.png[]'],
    pattern: /(?<![\p{L}\p{N}])image::?[^\s[\]]+\[[^[\]\n]*\]/dgu,
    why: () => 'has a picture of AsciiDoc',
    advice: adviseFile,
  },
  {
    kind: 'link-of-a-wiki',
    example: ['See [it|https://example.com/t].', 'See [it](https://example.com/t).'],
    pattern: new RegExp(String.raw`\[([^[\]|\n]+)\|(${ADDRESS}[^\s[\]|]*)\]`, 'dg'),
    why: () => 'has a link of a wiki',
    better: ([, words = '', address = '']) => `[${words.trim()}](${address})`,
  },
  {
    kind: 'picture-of-outlook',
    example: ['[cid:image001.png@01DA2B3C.4D5E6F70]', '[cid:image001.png@01DA2B3C.4D5E6F70]'],
    pattern: /\[(?:cid:|image: )[^[\]\n]{1,200}\]/dg,
    why: () => 'has a picture of an email',
    advice: adviseFile,
  },
  {
    kind: 'mark-of-a-forum',
    example: ['This is [b]new[/b] text.', 'This is **new** text.'],
    pattern: /\[([biu])\](?!\s)([^[\]\n]{1,300})(?<!\s)\[\/\1\]/dg,
    why: () => 'has marks of a forum',
    better: ([, name = '', words = '']) => {
      const mark = name === 'i' ? '*' : '**';
      return `${mark}${words}${mark}`;
    },
  },
  {
    kind: 'block-of-a-forum',
    example: ['[quote]It trips.[/quote]', '[quote]It trips.[/quote]'],
    pattern: /\[(quote|size|color|img|list|center|spoiler)(?:=[^[\]\n]*)?\](?=[^[]*\[\/\1\])/dg,
    why: () => 'has marks of a forum',
    advice: ([, name = '']) => `delete it, and [/${name}] as well`,
  },
  {
    kind: 'letters-of-mathematics',
    example: ['The \u{1D5FB}\u{1D5F2}\u{1D604} bank.', 'The new bank.'],
    pattern:
      /[\u{1D400}-\u{1D6A3}\u{1D7CE}-\u{1D7FF}]{3,}(?:[ '’,.-]+[\u{1D400}-\u{1D6A3}\u{1D7CE}-\u{1D7FF}]+)*/dgu,
    why: () => 'has letters of mathematics that only look like bold or italic ones',
    better: ([words = '']) => words.normalize('NFKC'),
  },
  {
    kind: 'field-of-obsidian',
    example: ['status:: in review', 'status:: in review'],
    pattern: /^[ \t]*\p{L}[\p{L}\p{N} _-]{0,30}::[ \t]+(?=\S)/dgmu,
    why: () => 'has a field or a term of another program before "::"',
    advice: () => 'delete the line, or write ":"',
  },
  {
    kind: 'line-break-of-a-program',
    example: ['Measure it.\\nSize it.', 'Measure it.\\nSize it.'],
    pattern: /(?<=[\p{L}\p{N}][.!?:;,)”"]?)(?:(?:\\r)?\\n)+(?=\p{Lu}|[#*-])/dgu,
    why: () => 'has a new line as programs write it',
    advice: () => 'begin a new line or paragraph there',
  },
  {
    kind: 'citation-of-pandoc',
    example: ['As [@ieee519] says.', 'As [@ieee519] says.'],
    pattern: /\[(?:[^[\]\n@]{0,40} )?-?@[\p{L}\d][\p{L}\d:._-]*(?:[,;][^[\]\n]{0,80})?\]/dgu,
    why: () => 'has a source by a name that only another program knows',
    advice: () => 'write the source into the sentence, as a link if it has an address',
  },
  {
    kind: 'role-of-restructuredtext',
    example: ['See :ref:`core`.', 'See :ref:`core`.'],
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}]):[a-z][a-z-]*:(?=${TAKEN})`, 'dgu'),
    why: () => 'has a role of reStructuredText',
    advice: () => 'delete it, and write a link or the words alone',
  },
  {
    kind: 'shortcode',
    example: ['[gallery ids="1,2"]', '[gallery ids="1,2"]'],
    pattern:
      /\[(?:\/(?:caption|gallery|embed|audio|video|button|row|column)|[a-z][a-z_]*(?: [a-z_]+=["“][^"”\n]*["”])+ ?\/?)\]/dg,
    why: () => 'has a shortcode of WordPress',
  },
  {
    kind: 'meaning-of-an-abbreviation',
    example: ['*[PMU]: a phasor unit', '*[PMU]: a phasor unit'],
    pattern: /^[ \t]*\*\[[^\]\n]+\]:[ \t]+\S.*$/dgm,
    why: () => 'has the meaning of an abbreviation, which pages do not show there',
    advice: () => 'write it into the first sentence that has the abbreviation',
  },
  {
    kind: 'directive-of-restructuredtext',
    example: ['.. figure:: one-line.png', '.. figure:: one-line.png'],
    pattern: /^[ \t]*\.\. [a-z][a-z-]*::/dgm,
    why: () => 'has a directive of reStructuredText',
    advice: () => 'write what it stands for',
  },
  {
    kind: 'tab-of-mkdocs',
    example: ['=== "By voltage"', '=== "By voltage"'],
    pattern: /^===[+!]? ["“][^"”\n]+["”][ \t]*$/dgm,
    why: () => 'has the title of a tab, which pages do not have',
    advice: () => 'write it as a heading: ## …',
  },
  {
    kind: 'diagram-of-plantuml',
    example: ['@startuml', '@startuml'],
    pattern: /^@(?:start|end)uml\b.*$/dgm,
    why: () => 'has a diagram of PlantUML',
    advice: () => 'save it as SVG beside this file and write ![what it shows](./name.svg)',
  },
  {
    kind: 'sign-of-a-font',
    example: ['At 25 \uF0B0C it trips.', 'At 25 °C it trips.'],
    // Those of bullets are left to the rule for lists.
    pattern: /[\uE000-\uF0A6\uF0A8-\uF0B6\uF0B8-\uF0D7\uF0D9-\uF8FF]/dg,
    why: () => 'has a sign that only one font of Word knows',
    better: ([sign = '']) => fromSymbolFont(sign),
    advice: () => 'type the sign that belongs there',
  },
  {
    kind: 'page-break',
    example: ['\\newpage', '\\newpage'],
    pattern: /^[ \t]*\\(?:newpage|pagebreak|clearpage)[ \t]*$/dgm,
    why: ([all = '']) => `has ${all.trim()}, a new page on paper, which pages do not have`,
    advice: () => 'delete it',
  },
];

/** A rule for each of them. */
export const foreignMarkRules: ProseRule[] = foreignMarks.map(toRule);

function toRule({ kind, pattern, why, better, advice }: ForeignMark): ProseRule {
  return forNodes(kind, RUNNING_TEXT, ({ seen, raw, start: from }) =>
    [...seen.matchAll(pattern)].flatMap(({ 0: all, index, indices }) => {
      const parts = indices?.map((span) => (span ? raw.slice(...span) : undefined)) ?? [];
      // A part that is missing takes the default of the one who asks.
      const words = parts as string[];
      const reason = why(words);
      if (reason === '') return [];
      const text = better?.(words);
      const remedy = toRemedy(text, advice?.(words));
      const message = `${reason}, so readers see the signs: "${shorten(words[0] ?? '')}"; ${remedy}`;
      const [start, end] = [from + index, from + index + all.length];
      const isWhole = !all.startsWith(TAKEN);
      return [
        { start, end, message, fix: text !== undefined && isWhole ? [{ start, end, text }] : [] },
      ];
    }),
  );
}

function toRemedy(text: string | undefined, advice = 'delete it'): string {
  return text === undefined || text === '' ? advice : `write "${shorten(text)}"`;
}
