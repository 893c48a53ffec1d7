import { describe, expect, it } from 'vitest';
import { checkFiles } from '../check-content';
import { contentModel } from '../model';
import { toStarterBody } from '../new/starters';
import { parseContentFile } from '../read/content-file';
import { findPlaceholder } from '../rules/unfinished';
import { fixFile } from './fix-file';

const PATH = 'content/insights/entry.mdx';

function listMessages(source: string, path = PATH): string[] {
  const problems = checkFiles(
    contentModel,
    [parseContentFile(contentModel, path, source)],
    new Map(),
    '2026-11-21',
  );
  return problems.filter(({ file }) => file === path).map(({ message }) => message);
}

function listUnfinished(path: string, source: string): string[] {
  const problems = checkFiles(
    contentModel,
    [parseContentFile(contentModel, path, source)],
    new Map(),
    '2026-11-21',
  );
  return problems.filter(({ rule }) => rule === 'unfinished').map(({ message }) => message);
}

describe('what a new entry begins with', () => {
  it.each([...contentModel.collections])(
    'is refused once an entry of %s is no draft any more',
    (name, { definition }) => {
      const path = `content/${name}/entry.mdx`;
      const sentences = toStarterBody(definition.starter)
        .split(/\n+/)
        .filter((line) => line !== '' && !line.startsWith('#'));
      for (const sentence of sentences) {
        expect(listUnfinished(path, `---\ntitle: A\n---\n\n${sentence}\n`)).toHaveLength(1);
        expect(listUnfinished(path, `---\ntitle: A\ndraft: true\n---\n\n${sentence}\n`)).toEqual(
          [],
        );
      }
    },
  );
});

describe('words that stand for others', () => {
  it.each([
    'To do: say it',
    'First this. To do: then that.',
    'TODO',
    'todo: later',
    'The cost is TBD.',
    'It saved xxx minutes.',
    'Call 555-xxxx.',
    'Lorem ipsum dolor.',
    'As [your name] said.',
    'Your text here',
    'So it was【4†source】.',
    'So it was :contentReference[oaicite:0].',
    'So it was turn0search3.',
    'FIXME',
  ])('are found in %j', (text) => {
    expect(findPlaceholder(text, contentModel.starterSentences)).toBeDefined();
  });

  it.each([
    'What is left to do: nothing.',
    'A to-do list of things to do.',
    'The todo app of the crew.',
    'Size XXL, Chapter XXX begins, and XXIV.',
    'Errors of the kind 4xx.',
    'See https://docs.example/path/xxxx and 10.0.xxx.',
    'Add your voice (your own, please).',
    'The text is here.',
    'Write here and there. Say who asked for what, and why.',
  ])('are not seen in %j', (text) => {
    expect(findPlaceholder(text, contentModel.starterSentences)).toBeUndefined();
  });
});

describe('a conflict of Git', () => {
  const body = 'Words.\n<<<<<<< HEAD\nOurs {.\n=======\nTheirs <.\n>>>>>>> theirs\n';

  it('is the only thing that is told of its file, and nothing is mended there', () => {
    const source = `---\nnonsense: 1\n---\n\n##Heading\n\n${body}`;
    expect(listMessages(source)).toEqual([expect.stringContaining('has a conflict of Git')]);
    expect(fixFile(PATH, source).changes).toEqual([]);
  });

  it('is not seen in a line of equals signs, nor in a quotation of quotations', () => {
    const source = '---\ntitle: A\n---\n\nWords.\n\n>>>> Words, quoted often.\n\n`<<<<<<< HEAD`\n';
    expect(listMessages(source).join()).not.toContain('conflict');
  });
});

describe('a file in another encoding', () => {
  const text = `---\ntitle: A title\n---\n\n${'Words of a text. '.repeat(20)}\n`;

  it.each(['utf16le', 'utf16be'])('has one message in %s', (encoding) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const source = (encoding === 'utf16be' ? bytes.swap16() : bytes).toString('utf8');
    expect(listMessages(source)).toEqual([expect.stringContaining('is saved as UTF-16')]);
  });

  it('has its byte order mark taken away by --fix', () => {
    expect(fixFile(PATH, `\uFEFF${text}`).source.startsWith('---')).toBe(true);
  });
});

it('tells equal mistakes of a file once, with the lines of the others', () => {
  const source = `---\ntitle: A\n---\n\n${'A line.<br>\n\n'.repeat(4)}`;
  const breaks = listMessages(source).filter((message) => message.includes('<br>'));
  expect(breaks).toEqual([expect.stringMatching(/The same 3 more times, in lines 7, 9, 11$/)]);
});
