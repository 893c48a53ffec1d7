import { expect, it } from 'vitest';
import { headline, linkList, raw, section, table } from '../markdown/blocks.ts';
import { printMarkdown } from '../markdown/print-markdown.ts';

const HOSTILE = 'A](https://bad.example) [b\n# c `d` *e* <script> | f';

it('prints headings, lists, links and tables', () => {
  const rows = [
    ['Rating', 'Core'],
    ['Voltage', '15 kV'],
  ];
  const links = linkList([{ name: 'Core', path: '/core', text: 'A meter.' }]);
  expect(printMarkdown(headline('Products'), section('All', links, table(rows)))).toBe(
    '# Products\n\n## All\n\n- [Core](/core): A meter.\n\n| Rating | Core |\n| - | - |\n| Voltage | 15 kV |\n',
  );
});

it('escapes what would be a mark in a heading, a link, a cell and a paragraph', () => {
  const [heading, , line, , cell, , , text] = printMarkdown(
    headline(HOSTILE),
    linkList([{ name: HOSTILE, path: '/a', text: HOSTILE }]),
    table([[HOSTILE]]),
    '# no heading',
  ).split('\n');
  const escaped = 'A]\\(https://bad.example) \\[b # c \\`d\\` \\*e\\* \\<script> | f';
  expect(heading).toBe(`# ${escaped}`);
  expect(line).toContain('\\<script>');
  expect(cell).toContain('\\| f');
  expect(text).toBe('\\# no heading');
});

it('keeps what is Markdown already', () => {
  expect(printMarkdown(raw('a *b*'), 'c')).toBe('a *b*\n\nc\n');
});
