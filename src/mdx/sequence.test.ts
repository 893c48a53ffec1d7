import { describe, expect, it } from 'vitest';
import { listElements } from '#site';
import { renderText } from './render-text.fixture';

const render = (body: string) =>
  renderText(
    `<Sequence title="A fault">\n\n![The ring](/api/placeholder/720/440)\n\n${body}\n\n</Sequence>`,
  );

const STEPS = '1. **0 ms** The fault.\n2. **82 ms** The breaker opens.';

describe('a sequence', () => {
  it('has a choice for each step, the first one taken, under one name', async () => {
    const { html } = await render(STEPS);
    const choices = html.match(/<input [^>]*type="radio"[^>]*>/g) ?? [];
    expect(choices.map((choice) => choice.includes('checked'))).toEqual([true, false]);
    const names = choices.map((choice) => /name="([^"]+)"/.exec(choice)?.[1]);
    expect(new Set(names).size).toBe(1);
    expect(html).toContain('<strong>82\u00a0ms</strong> The breaker opens.');
  });

  it('shares no choice with another one', async () => {
    const { html } = await render(`${STEPS}\n\n</Sequence>\n\n<Sequence title="B">\n\n${STEPS}`);
    expect(new Set(html.match(/name="[^"]+"/g)).size).toBe(2);
  });

  it('puts no paragraph into a label, however its list is spaced', async () => {
    const { html } = await render(STEPS.replace('\n', '\n\n'));
    expect(html).not.toContain('<p>');
  });

  it('brings its styles, and nothing that runs', async () => {
    const { html, tree } = await render(STEPS);
    expect(html).toContain('<link rel="stylesheet"');
    expect(listElements(tree).map(([tag]) => tag)).not.toContain('Calculator');
  });

  it('is refused without steps', async () => {
    await expect(render('No list.')).rejects.toThrow('needs a numbered list');
  });
});
