import { describe, expect, it } from 'vitest';
import { checkFiles } from '../check-content.ts';
import { toTemplateBody } from '../model/entry-template.ts';
import type { Problem } from '../problem.ts';
import { parseContentFile } from '../read/content-file.ts';
import { fixFile } from './fix-file.ts';
import { contentModel } from './site.fixture.ts';

const PATH = 'content/insights/entry.mdx';

function check(source: string, path = PATH): Problem[] {
  const files = [parseContentFile(contentModel, path, source)];
  const problems = checkFiles({ model: contentModel, files, disk: new Map(), today: '2026-11-21' });
  return problems.filter(({ file }) => file === path);
}

describe('what a new entry begins with', () => {
  it.each([...contentModel.collections])(
    'is refused once an entry of %s is no draft any more',
    (name, { definition }) => {
      const path = `content/${name}/entry.mdx`;
      const sentences = toTemplateBody(definition.template)
        .split(/\n+/)
        .filter((line) => line !== '' && !line.startsWith('#'));
      const countTold = (fields: string, sentence: string) =>
        check(`---\n${fields}\n---\n\n${sentence}\n`, path).filter(
          ({ rule }) => rule === 'unfinished',
        ).length;
      for (const sentence of sentences) {
        expect(countTold('title: A', sentence)).toBe(1);
        expect(countTold('title: A\ndraft: true', sentence)).toBe(0);
      }
    },
  );
});

describe('words that stand for others', () => {
  const isTold = (title: string) =>
    check(`---\ntitle: ${JSON.stringify(title)}\n---\n\nWords.\n`).some(
      ({ rule }) => rule === 'unfinished',
    );

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
    'TO-DO, then more',
  ])('are found in %j', (text) => {
    expect(isTold(text)).toBe(true);
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
    expect(isTold(text)).toBe(false);
  });
});

it('a conflict of Git is the only thing that is told of its file, and nothing is fixed there', () => {
  const body = 'Words.\n<<<<<<< HEAD\nOurs {.\n=======\nTheirs <.\n>>>>>>> theirs\n';
  const source = `---\nnonsense: 1\n---\n\n##Heading\n\n${body}`;
  const messages = check(source).map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining('has a conflict of Git')]);
  expect(fixFile(contentModel, PATH, source).changes).toEqual([]);
});
