import type { ILevelsOptions, IParagraphOptions } from 'docx';
import { AlignmentType, Document, HeadingLevel, LevelFormat, Packer, Paragraph } from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Specification } from './specification.ts';

/** The numbering shared by all paragraphs, so that it continues if someone inserts one. */
const NUMBERING = 'section';
/** The indents of its levels, in twips (twentieths of a point). */
const INDENTS = [0, 720, 1080, 1620];
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/**
 * A specification text as a Word document, numbered as in CSI SectionFormat: PART 1, 1.1, A, 1.
 * @returns the same bytes in every build
 */
export async function writeDocx(specification: Specification): Promise<Uint8Array> {
  const { section, title, note, part, parts, end, company, revised } = specification;
  const document = new Document({
    creator: company,
    lastModifiedBy: company,
    title: `${section}, ${title}`,
    styles: {
      default: {
        document: {
          run: { font: 'Arial', size: 20, color: '000000', language: { value: 'en-US' } },
          paragraph: { spacing: { after: 120 } },
        },
        title: { run: { size: 28, bold: true } },
        heading1: { run: { size: 22, bold: true }, paragraph: { spacing: { before: 360 } } },
        heading2: { run: { bold: true }, paragraph: { spacing: { before: 240 } } },
      },
    },
    numbering: { config: [{ reference: NUMBERING, levels: toLevels(part) }] },
    sections: [
      {
        children: [
          centered({ text: section, heading: HeadingLevel.TITLE }),
          centered({ text: title, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: note }),
          ...parts.flatMap(({ title, articles }) => [
            numbered(0, title, HeadingLevel.HEADING_1),
            ...articles.flatMap(({ title, paragraphs }) => [
              numbered(1, title, HeadingLevel.HEADING_2),
              ...paragraphs.flatMap(({ text, rows }) => [
                numbered(2, text),
                ...rows.map((row) => numbered(3, row)),
              ]),
            ]),
          ]),
          centered({ text: end }),
        ],
      },
    ],
  });
  return withDay(await Packer.toBuffer(document), revised);
}

function toLevels(part: string): ILevelsOptions[] {
  const formats = [
    { format: LevelFormat.DECIMAL, text: `${part} %1` },
    { format: LevelFormat.DECIMAL, text: '%1.%2' },
    { format: LevelFormat.UPPER_LETTER, text: '%3.' },
    { format: LevelFormat.DECIMAL, text: '%4.' },
  ];
  return formats.map((format, level) => {
    const left = INDENTS[level] ?? 0;
    const hanging = level === 0 ? 0 : left - (INDENTS[level - 1] ?? 0);
    return { level, ...format, style: { paragraph: { indent: { left, hanging } } } };
  });
}

function numbered(level: number, text: string, heading?: IParagraphOptions['heading']): Paragraph {
  return new Paragraph({
    text,
    numbering: { reference: NUMBERING, level },
    ...(heading && { heading }),
  });
}

function centered(options: IParagraphOptions): Paragraph {
  return new Paragraph({ ...options, alignment: AlignmentType.CENTER });
}

/** Dates the document to a given day: `docx` writes the time of the build into it. */
function withDay(bytes: Uint8Array, day: string): Uint8Array {
  const files = Object.entries(unzipSync(bytes)).map(([name, data]): [string, Uint8Array] =>
    name === 'docProps/core.xml'
      ? [name, strToU8(strFromU8(data).replace(TIME, `${day}T00:00:00Z`))]
      : [name, data],
  );
  return zipSync(Object.fromEntries(files), { level: 9, mtime: `${day}T12:00:00` });
}
