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

  it('of three columns and more says in each cell which column it is of, for cards on phones', async () => {
    const head = '| A | B | <Projects /> |\n| --- | --- | --- |\n';
    expect(await table(`${head}| c | 1 | 2 |`)).toContain(
      '<td data-label="B">1</td><td data-label="1000+">2</td>',
    );
    expect(await table(`${head}| 10 | 1 | 2 |`)).toContain('data-label="A">10</th>');
    expect(await table('| A | B |\n| --- | --- |\n| c | 1 |')).not.toContain('data-label');
  });

  it('has headers that are code, emphasis or a figure', async () => {
    expect(await table('| `A` | <Projects /> |\n| --- | --- |\n| *c* | 1 |')).toContain(
      '<th scope="col"><code>A</code></th><th scope="col">1000+</th><th scope="row"><em>c</em></th>',
    );
  });
});

describe('a list of tasks', () => {
  it('marks done items by text, without checkboxes', async () => {
    const { html } = await render('- [x] Survey\n- [ ] Energize *one* feeder');
    const text = html.replace(/<[^<>]*>/g, '').trim();
    expect(text.split(/\n+/)).toEqual(['Done: Survey', 'To do: Energize one feeder']);
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

  it('is filled in in the list of headings', async () => {
    const { headings } = await render('## The first <Projects /> projects');
    expect(headings.map(({ text }) => text)).toEqual(['The first 1000+ projects']);
  });
});

describe('an alert of GitHub', () => {
  it.each([
    ['note', 'callout', 'Note'],
    ['tip', 'callout', 'Tip'],
    ['IMPORTANT', 'callout', 'Important'],
    ['Warning', 'callout callout--danger', 'Warning'],
    ['CAUTION', 'callout callout--danger', 'Caution'],
  ])('[!%s] is a remark of the class "%s" called %s', async (mark, look, title) => {
    const { html } = await render(`> [!${mark}]\n> Use *it*.\n>\n> - More`);
    expect(html).toContain(`<div class="${look}" role="note">`);
    expect(
      html
        .replace(/<[^<>]*>/g, '')
        .split(/\n+/)
        .filter(Boolean),
    ).toEqual([title, 'Use it.', 'More']);
  });

  it('may have spaces behind its mark', async () => {
    expect((await render('> [!TIP]  \n> Use it.')).html).toMatch(/>Tip<\/b><div>/);
  });

  it.each(['> Words', '> [!NOTE] Words', '> [!OTHER]\n> Words', '> [!NOTE]'])(
    '%j is a quotation',
    async (source) => {
      expect((await render(source)).html).toMatch(/^<blockquote>/);
    },
  );
});

describe('a formula', () => {
  const formula = async (source: string) => {
    const { html } = await render(source);
    return html.replace(/^<link [^<>]*>/, '').replace(/^<div class="prose">(.*)<\/div>$/s, '$1');
  };

  it('is MathML, with its text in a line, and in words for those who hear it', async () => {
    expect(await formula('At $$n_1$$.')).toBe(
      '<p>At <math alttext="n_1" aria-label="n sub 1"><msub><mi>n</mi><mn>1</mn></msub></math>.</p>',
    );
  });

  it.each(['$$\nn_1\n$$', '$$n_1$$'])('%j is a block that scrolls', async (source) => {
    expect(await formula(source)).toBe(
      '<div role="group" class="formula" tabindex="0"><math alttext="n_1" aria-label="n sub 1" display="block"><msub><mi>n</mi><mn>1</mn></msub></math></div>',
    );
  });

  it.each([
    [
      String.raw`75{,}000 / (\sqrt{3} \times 480)`,
      '75,000 divided by open paren the square root of 3 times 480 close paren',
    ],
    [String.raw`2\pi f \cdot (U + I)`, '2 pi f times open paren U plus I close paren'],
    [String.raw`\Delta U = 3\,\mathrm{V}`, 'Delta U equals 3 V'],
    [String.raw`\cos\varphi \ge 0.95`, 'cosine phi is greater than or equal to 0.95'],
  ])('%s is read aloud as "%s"', async (tex, text) => {
    expect(await formula(`At $$${tex}$$.`)).toContain(` aria-label="${text}"`);
  });

  it('has no style attribute, and links its stylesheet', async () => {
    const { html } = await render('$$\n\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}\n$$');
    expect(html).toContain('class="tml-right"');
    expect(html).not.toContain(' style=');
    expect(html).toMatch(/^<link rel="stylesheet" href="[^"]*formula\.css"/);
  });

  it.each(['It costs $5 or $6.', 'US$400 and $90', '`$$x$$`'])('is not in %s', async (source) => {
    const { html } = await render(source);
    expect(html).not.toContain('<math');
    expect(html).not.toContain('<link');
  });

  it('stands in the list of headings in a line', async () => {
    const { headings } = await render('## The order $$\\frac{1}{n}$$');
    expect(headings.map(({ text }) => text)).toEqual(['The order 1/n']);
  });
});

describe('a collapsed section', () => {
  it('is a details element, with its own stylesheet', async () => {
    const { html } = await render('<details>\n<summary>More</summary>\n\nHidden.\n\n</details>');
    expect(html).toContain('<details><summary>More</summary><p>Hidden.</p></details>');
    expect(html).toMatch(/^<link rel="stylesheet" href="[^"]*details\.css"/);
  });
});

describe('the stylesheet of what few texts contain', () => {
  const table = '| A | B |\n| --- | --- |\n| c | 1 |';
  const count = (html: string) => html.split('<link').length - 1;

  it('holds up no text above it: it stands in the first block that needs it', async () => {
    const { html } = await render(`First.\n\n## Then\n\n${table}\n\nMore.\n\n${table}`);
    const [before = '', after = ''] = html.split(
      /<link rel="stylesheet" href="[^"]*table-cards[^>]*>/,
    );
    expect(before).toContain('First.');
    expect(before).not.toContain('<table');
    expect(after).toContain('<table');
    expect(before).toMatch(/<\w[^<>]*>$/);
    expect(count(html)).toBe(1);
  });

  it('comes before a text that begins with it', async () => {
    const { html } = await render(`${table}\n\nMore.`);
    expect(html).toMatch(/^<link rel="stylesheet" href="[^"]*table-cards/);
    expect(count(html)).toBe(1);
  });
});
