import { describe, expect, it } from 'vitest';
import { hasFigures } from './chart-data.ts';
import { renderText } from './render-text.fixture.ts';

const ENERGY = `
| Zone | Before | After | Note |
| --- | ---: | ---: | --- |
| Berths | 1,000 | 250 | Two masts |
| Yard | 500 | 125 | |
`;

const YEARS = `
| Year | Minutes |
| --- | ---: |
| 2019 | 100 |
| 2021, January to June | 50 |
| 2029 | 0 |
`;

const CHANGES = `
| Load | Change | Loss |
| --- | ---: | ---: |
| 500 | −10 | 0 |
| 1,500 | 30 | 0 |
`;

async function render(attributes: string, table: string): Promise<string> {
  const source = `<Chart title="Energy" unit="MWh" ${attributes}>\n${table}\n</Chart>`;
  return (await renderText(source)).html;
}

/** The values of an attribute of every element with that name. */
function readAll(html: string, tag: string, attribute: string): string[] {
  const elements = html.match(new RegExp(`<${tag} [^>]*>`, 'g')) ?? [];
  return elements.flatMap(
    (element) => new RegExp(` ${attribute}="([^"]*)"`).exec(element)?.[1] ?? [],
  );
}

describe('a bar chart', () => {
  const both = () => render('kind="bar" columns="Before | After"', ENERGY);

  it('draws one bar a reading, to one scale', async () => {
    const html = await both();
    const bars = readAll(html, 'rect', 'width').filter((width) => width.endsWith('%'));
    expect(bars).toEqual(['80%', '40%', '20%', '10%']);
  });

  it('prints every reading as the table does', async () => {
    const drawing = (await both()).split('<section')[0] ?? '';
    for (const label of ['1,000', '500', '250', '125', 'Berths', 'Yard']) {
      expect(drawing).toContain(`>${label}</text>`);
    }
  });

  it('offers the whole table as a file, its numbers as programs read them', async () => {
    const [address = ''] = readAll(await both(), 'a', 'href');
    expect(decodeURIComponent(address)).toContain(
      'Zone,Before,After,Note\r\nBerths,1000,250,Two masts\r\nYard,500,125,\r\n',
    );
  });

  it('keeps the whole table for those who cannot see the drawing', async () => {
    const html = await both();
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain('<figcaption>Energy, MWh</figcaption>');
    expect(html).toContain('aria-label="Energy, MWh"');
    expect(html).toMatch(/<td[^>]*>Two masts<\/td>/);
  });

  it('tells two series apart by more than color, and names both', async () => {
    const html = await both();
    expect(html).toContain('<rect fill="none" stroke="currentColor"');
    expect(html).toContain('<rect fill="var(--copper)"');
    expect(html).toMatch(/>Before<\/text>.*>After<\/text>/);
  });

  it('draws one series without a legend', async () => {
    const html = await render('kind="bar" columns="After"', ENERGY);
    expect(html).not.toContain('>After</text>');
    expect(readAll(html, 'rect', 'width')).toEqual(['80%', '40%']);
  });

  it('draws negative values to the left of zero, and zeros without length', async () => {
    const html = await render('kind="bar" columns="Change"', CHANGES);
    const bars = ['x', 'width'].map((name) =>
      readAll(html, 'rect', name).filter((value) => value.endsWith('%')),
    );
    expect(bars).toEqual([
      ['0%', '20%'],
      ['20%', '60%'],
    ]);
    const zeros = await render('kind="bar" columns="Loss"', CHANGES);
    expect(readAll(zeros, 'rect', 'width')).toEqual(['0%', '0%']);
  });
});

/** The ends of each line of a chart: where it begins, and where it ends. */
const readLines = (html: string) =>
  ['x1', 'y1', 'x2', 'y2'].map((name) => readAll(html, 'line', name).join());

describe('a line chart', () => {
  const minutes = () => render('kind="line" columns="Minutes"', YEARS);

  it('places years to scale and values from zero', async () => {
    const html = await minutes();
    expect(readLines(html)).toEqual(['8%,25%', '24,99', '25%,92%', '99,174']);
  });

  it('shortens a label at its comma', async () => {
    const html = await minutes();
    expect(html).toContain('>2021</text>');
    expect(html).toContain('<th scope="row">2021, January to June</th>');
  });

  it('places words at equal distances', async () => {
    const html = await render('kind="line" columns="After"', ENERGY);
    expect(readLines(html)).toEqual(['8%', '24', '92%', '99']);
  });

  it.each([
    ['words', ['Q1', 'Q2', 'Q1', 'Q3']],
    ['numbers', ['1', '2', '1', '3']],
    ['numbers in no order', ['5', '2', '9', '3']],
    ['numbers and words', ['2019', '2020', 'plan', '2021']],
  ])('draws from left to right if its labels are %s', async (_, labels) => {
    const rows = labels.map((label, index) => `| ${label} | ${index} |`);
    const source = ['| Quarter | Loss |', '| --- | --- |', ...rows].join('\n');
    const [from, , to] = readLines(await render('kind="line" columns="Loss"', source));
    expect([from, to]).toEqual(['8%,36%,64%', '36%,64%,92%']);
  });

  it('places numbers that fall to scale, the least at the left', async () => {
    const source = '| Load | Loss |\n| --- | --- |\n| 30 | 1 |\n| 20 | 2 |\n| 0 | 4 |';
    const [from, , to] = readLines(await render('kind="line" columns="Loss"', source));
    expect([from, to]).toEqual(['92%,64%', '64%,8%']);
  });

  it('takes a comma between thousands for a part of the number', async () => {
    const source = '| Load | Loss |\n| --- | --- |\n| 500 | 1 |\n| 1,000 | 2 |\n| 2,500 | 4 |';
    const html = await render('kind="line" columns="Loss"', source);
    expect(html).toContain('>2,500</text>');
    expect(readLines(html)).toEqual(['8%,29%', '137,99', '29%,92%', '99,24']);
  });

  it('has negative values below its axis, and zeros on it', async () => {
    const html = await render('kind="line" columns="Change"', CHANGES);
    expect(readAll(html, 'rect', 'y')).toEqual(['137']);
    expect(readLines(html)).toEqual(['8%', '174', '92%', '24']);
    const zeros = await render('kind="line" columns="Loss"', CHANGES);
    expect(readLines(zeros)).toEqual(['8%', '174', '92%', '174']);
  });

  it('dashes what the last column is compared with', async () => {
    const html = await render('kind="line" columns="Before | After"', ENERGY);
    const [before = '', after = ''] = html.match(/<g stroke[^>]*>/g) ?? [];
    expect(before).toContain('stroke-dasharray');
    expect(after).not.toContain('stroke-dasharray');
  });
});

describe('a table', () => {
  it('has figures if a cell begins with a number', () => {
    expect(
      hasFigures([
        ['Step', 'Time'],
        ['Trip', '< 0.4 s'],
      ]),
    ).toBe(true);
  });

  it('has none where only heads, row names and designations have numbers', () => {
    expect(
      hasFigures([
        ['Year', '2026'],
        ['2019', 'IEC 61850, 2 editions'],
      ]),
    ).toBe(false);
  });
});
