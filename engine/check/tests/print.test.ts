import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toSafeOutput } from '../cli/print.mjs';

const ESC = '\u001B';

describe('what is printed', () => {
  it('stays as it is, with the colors and line breaks of ours', () => {
    const text = `${ESC}[1m${ESC}[4mcontent/a.mdx${ESC}[24m${ESC}[22m\r\n\ta::b, 5 µA × 3 Ω − 2 m² – é 名\n`;
    expect(toSafeOutput(text)).toBe(text);
    expect(toSafeOutput(`${ESC}[38;5;246mframe${ESC}[0m`)).toBe(`${ESC}[38;5;246mframe${ESC}[0m`);
  });

  it.each([
    ['::error::x', ': :error::x'],
    ['a\n  ::add-mask::x', 'a\n  : :add-mask::x'],
    [`${ESC}[31m\u00a0::stop-commands::x`, `${ESC}[31m\u00a0: :stop-commands::x`],
    ['a ##[warning]x', 'a # #[warning]x'],
    ['##vso[task.setvariable]x', '# #vso[task.setvariable]x'],
    ['##teamcity[x]', '# #teamcity[x]'],
    ['a\r::error::x', 'a·::error::x'],
    ['a\u2028::error::x', 'a·::error::x'],
    ['a\u0085\u000b\u000cb', 'a···b'],
    [`a${ESC}]0;title\u0007`, 'a·]0;title·'],
    [`a${ESC}[2J${ESC}[8mb`, 'a·[2J·[8mb'],
    [`section_start:1:a\r${ESC}[0Kb`, 'section_start:1:a··[0Kb'],
    ['a\u202Eb\u200Bc\uFEFFd\uFFFEe\uD800', 'a·b·c·d·e·'],
    ['a\u009Bb', 'a·b'],
  ])('never steers a terminal nor commands a runner: %j', (text, printed) => {
    expect(toSafeOutput(text)).toBe(printed);
  });

  it('may command a runner where it is asked to, and there from the start of a line only', () => {
    const text = '::error file=a.mdx::b ##[warning]c\n';
    expect(toSafeOutput(text, true)).toBe('::error file=a.mdx::b # #[warning]c\n');
  });
});

it('nothing else in engine/ writes to the terminal', () => {
  const root = join(import.meta.dirname, '../..');
  const writers = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/(^|\/)tests\//.test(file))
    .filter((file) =>
      /\bconsole\.\w+\(|\bstd(out|err)\.(write|pipe)\b|\bprocess\.(emitWarning|_rawDebug)\b/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
  expect(writers).toEqual(['check/cli/print.mjs']);
});
