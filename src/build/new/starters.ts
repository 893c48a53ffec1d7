import type { CollectionName } from '../../schemas/fields';
import type { FieldSchema } from '../editor/field-schema';
import type { Question } from './questions';

/** What a new entry of a collection begins with. */
interface Starter {
  /** The address of a placeholder for its picture. */
  picture: string;
  /** The text below the fields. */
  body: string;
  /** A field that a rule across fields asks for, and the one that would do instead. */
  either?: [asked: string, instead: string];
}

const PICTURE = '/api/placeholder/1200/675';

/** What new entries begin with, by collection. */
export const starters: Record<CollectionName, Starter> = {
  products: {
    picture: PICTURE,
    body: toBody(
      'Say what it does on a real site.',
      'How it is installed',
      'What it needs around it',
    ),
  },
  markets: {
    picture: PICTURE,
    body: toBody(
      'Say what makes supply difficult here.',
      'What we see on site',
      'How we usually start',
    ),
    either: ['caseStudy.story', 'caseStudy.insight'],
  },
  stories: {
    picture: PICTURE,
    body: toBody('Say who asked for what.', 'The site before', 'What was built'),
  },
  insights: {
    picture: PICTURE,
    body: toBody('Say what the reader can do after reading.', 'The problem', 'What we measured'),
  },
  team: {
    picture: '/api/placeholder/640/640',
    body: 'Say in two or three sentences what this person has built.\n',
  },
  jobs: {
    picture: PICTURE,
    body: toBody('Say what this person will change.', 'What you will do', 'What you bring'),
  },
};

function toBody(first: string, ...headings: string[]): string {
  const sections = headings.map((heading) => `## ${heading}\n\nWrite here.\n`);
  return [`${first}\n`, ...sections].join('\n');
}

/** A note that says what belongs into a field, and that fits there. */
export function toNote({ field, sentence }: Question): string {
  return shorten(`To do: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`, field);
}

function shorten(text: string, { maxLength = Infinity }: FieldSchema): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 5)).replace(/[\s:;,.]+$/, '');
  return `${words}…`.slice(0, maxLength);
}
