import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createYamlFormat, mdxFormat, SOURCE } from '../formats.ts';
import type { Fields } from '../keep-yaml.ts';
import { keepEnds, toPlainEnds } from '../line-ends.ts';

const MDX =
  '---\r\ntitle: One # why\r\nlead: Two  \r\n---\r\n\r\nFirst words.\r\n\r\nLast words.\r\n';

/** Saves a form of a file after the title, or the text, became another. */
function save(file: string, change: Fields): string {
  const { body, ...fields } = mdxFormat.fromFile(file) as Fields;
  return mdxFormat.toFile({ ...fields, body, ...change, [SOURCE]: file });
}

describe('the ends of lines', () => {
  it.each([
    ['CRLF', MDX],
    ['LF', MDX.replaceAll('\r', '')],
    ['CR', MDX.replaceAll('\n', '')],
    ['both kinds', MDX.replace('words.\r', 'words.')],
    ['a byte order mark', `\uFEFF${MDX}`],
    ['no end of its last line', MDX.trimEnd()],
    ['blank lines at its end', `${MDX}\r\n \r\n`],
    ['blanks and a tab at the ends of lines', MDX.replace('Last words.', 'Last\twords. \t')],
    ['more blank lines above its text', MDX.replace('---\r\n\r\n', '---\r\n\r\n\r\n')],
  ])('stay those of a file with %s, where a field or a word of it changes', (_, file) => {
    expect(save(file, { title: 'Uno' })).toBe(file.replace('One', 'Uno'));
    const body = String((mdxFormat.fromFile(file) as Fields).body);
    expect(save(file, { body: body.replace('First', 'Other') })).toBe(
      file.replace('First', 'Other'),
    );
    expect(save(file, {})).toBe(file);
  });

  it('stay those of a YAML file', () => {
    const file = '\uFEFFa: one\r\n# why\r\nb:   two\t# so\r\nc: "x"';
    const format = createYamlFormat();
    const values = format.fromFile(file) as Fields;
    expect(format.toFile({ ...values, a: 'uno' })).toBe(file.replace('one', 'uno'));
  });

  it('are the usual ones of the file in lines that come', () => {
    expect(keepEnds('a\r\nb\r\nc\n', 'a\nnew\nb\nc\n')).toBe('a\r\nnew\r\nb\r\nc\n');
  });

  it('are kept for any text', () => {
    const piece = fc.constantFrom('\r\n', '\n', '\r', 'a', 'b', ' ', '\t', '\uFEFF');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const file = pieces.join('');
        expect(keepEnds(file, toPlainEnds(file))).toBe(file);
      }),
    );
  });
});
