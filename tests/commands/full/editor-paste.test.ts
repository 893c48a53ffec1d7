import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DevelopmentEditor } from '../development-editor.ts';
import { openDevelopmentEditor } from '../development-editor.ts';

let editor: DevelopmentEditor['editor'];
let close: DevelopmentEditor['close'];

beforeAll(async () => {
  ({ editor, close } = await openDevelopmentEditor());
});
afterAll(() => close());

/** The lines that a text gains when somebody pastes from a clipboard into the middle of it. */
async function paste(slug: string, clipboard: Record<string, string>): Promise<string[]> {
  const file = `content/insights/${slug}.mdx`;
  const before = (await editor.readAll())[file] ?? '';
  await editor.open(`insights/entries/${slug}`);
  await editor.type('Zebra');
  await editor.page.keyboard.press('Enter');
  await editor.page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    const init = { clipboardData, bubbles: true, cancelable: true };
    getSelection()?.focusNode?.parentElement?.dispatchEvent(new ClipboardEvent('paste', init));
  }, clipboard);
  await editor.page.getByText('The end of what is pasted').first().waitFor();
  const after = await editor.save(file);
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => line !== '' && !known.has(line));
}

it('cleans lists of Word', async () => {
  const item = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span>${sign}&nbsp;&nbsp; </span><![endif]>${text}<o:p></o:p></p>`;
  const html = `<html><body>${item(1, '·', 'One of two')}${item(2, 'o', 'Nested in it')}${item(1, '·', 'Two of two')}<p class=MsoNormal>The end of what is pasted<o:p></o:p></p></body></html>`;
  const clipboard = { 'text/html': html, 'text/plain': 'One' };
  expect(await paste('reading-a-one-line-in-ten-minutes', clipboard)).toEqual([
    expect.stringContaining('Zebra'),
    '- One of two',
    '    - Nested in it',
    '- Two of two',
    expect.stringMatching(/^The end of what is pasted/),
  ]);
});

it('reads Markdown', async () => {
  const text =
    '## A pasted heading\n\nWith **bold** words:\n\n- one\n- two\n\n$$\nx_1^2\n$$\n\n> [!TIP]\n> Use it.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nThe end of what is pasted';
  expect(await paste('retrofitting-vacuum-breakers', { 'text/plain': text })).toEqual([
    expect.stringContaining('Zebra'),
    '## A pasted heading',
    'With **bold** words:',
    '- one',
    '- two',
    '$$ x_1^2 $$',
    '> [!TIP] Use it.',
    '| a | b |',
    '| --- | --- |',
    '| 1 | 2 |',
    expect.stringMatching(/^The end of what is pasted/),
  ]);
});
