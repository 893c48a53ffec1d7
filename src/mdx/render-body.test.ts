import { describe, expect, it } from 'vitest';
import { renderText } from './render-text.fixture.ts';

const facts = new Map([
  ['Phone', '+49 (30) 555-0142'],
  ['Address', 'Ohmweg 12, Hafen'],
  ['Projects', '1000+'],
]);

const render = (source: string) => renderText(source, facts);

describe('a table', () => {
  const table = async (rows: string) => {
    const { html } = await render(rows);
    return /<table>.*<\/table>/s.exec(html)?.[0].replace(/<\/?(?:table|thead|tbody|tr)>/g, '');
  };

  it('names its columns and rows', async () => {
    expect(await table('| A | B |\n| --- | ---: |\n| c | 1 |')).toBe(
      '<th scope="col">A</th><th scope="col" class="number">B</th><th scope="row">c</th><td class="number">1</td>',
    );
  });

  it('has no header in an empty cell: neither in its corner nor before a row', async () => {
    expect(await table('|  | B |\n| --- | --- |\n| c | 1 |\n|  | 2 |')).toBe(
      '<td></td><th scope="col">B</th><th scope="row">c</th><td>1</td><td></td><td>2</td>',
    );
  });

  it('has headers that are code, emphasis or a figure', async () => {
    expect(await table('| `A` | <Projects /> |\n| --- | --- |\n| *c* | 1 |')).toContain(
      '<th scope="col"><code>A</code></th><th scope="col">1000+</th><th scope="row"><em>c</em></th>',
    );
  });
});

describe('a list of tasks', () => {
  it('says in words which are done, and has nothing to tick', async () => {
    const { html } = await render('- [x] Survey\n- [ ] Energize *one* feeder');
    const words = html.replace(/<[^<>]*>/g, '').trim();
    expect(words.split(/\n+/)).toEqual(['Done: Survey', 'To do: Energize one feeder']);
    expect(html).not.toContain('<input');
    expect(html.match(/<svg [^>]*aria-hidden="true">/g)).toHaveLength(2);
  });

  it('leaves the items of other lists alone', async () => {
    const { html } = await render('- Survey\n- [x](/x)');
    expect(html).toContain('<li>Survey</li>');
    expect(html).not.toContain('Done');
  });
});

describe('a fact in a body', () => {
  it.each([
    ['Call <Phone />.', '<p>Call <a href="tel:+49305550142">+49 (30) 555-0142</a>.</p>'],
    ['Call <Phone>the desk</Phone>.', '<p>Call <a href="tel:+49305550142">the desk</a>.</p>'],
    ['At <Address />, <Projects number /> times.', '<p>At Ohmweg 12, Hafen, 1000 times.</p>'],
    ['[Call <Phone />](/contact)', '<p><a href="/contact">Call +49 (30) 555-0142</a></p>'],
  ])('%s', async (source, html) => {
    expect((await render(source)).html).toBe(html);
  });

  it('is said in the list of headings', async () => {
    const { headings } = await render('## The first <Projects /> projects');
    expect(headings.map(({ text }) => text)).toEqual(['The first 1000+ projects']);
  });
});
