import { expect, it } from 'vitest';
import { escapeMarkdown, linkList, section } from '../markdown';

it('plain text begins no link, mark, tag or line in Markdown', () => {
  const hostile = 'A](https://bad.example) [b\n# c `d` *e* <script>';
  const escaped = 'A\\](https://bad.example) \\[b # c \\`d\\` \\*e\\* \\<script>';
  expect(escapeMarkdown(hostile)).toBe(escaped);
  expect(linkList([{ name: hostile, path: '/a', text: hostile }])).toBe(
    `- [${escaped}](/a): ${escaped}`,
  );
  expect(section(hostile, 'a')).toBe(`## ${escaped}\n\na`);
  expect(escapeMarkdown('5 µA, #3 of 4 – A_b | c & d (e)')).toBe('5 µA, #3 of 4 – A_b | c & d (e)');
});
