import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@tailwindcss/node';
import { beforeAll, describe, expect, it } from 'vitest';

import { readClassNames } from './class-names.ts';

const SOURCE = join(import.meta.dirname, '../../src');
const STYLES = join(SOURCE, 'styles');

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

/** The stylesheet of every page, plus the utilities for some classes. */
async function build(classes: string[]): Promise<string> {
  const sheet = await compile(read('styles/main.css'), { base: STYLES, onDependency: () => {} });
  return sheet.build(classes);
}

/** The classes that have a rule in some stylesheet. */
function listStyled(css: string): Set<string> {
  const names = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name ?? '');
  return new Set(names.map((name) => name.replaceAll('\\', '')));
}

describe('the classes of a view', () => {
  it('are the words of its attributes, also of conditions and templates', () => {
    const view = `const a = <p className={kind === 'note' ? 'one two' : \`three \${four} five\`} id="six" />;`;
    expect(readClassNames(view)).toEqual(['one', 'two', 'three', 'five']);
  });

  it('are not the halves of a word with a hole', () => {
    const view = `<p className={\`one two-\${three} four\`} />`;
    expect(readClassNames(view)).toEqual(['one', 'four']);
  });

  it('all have a rule', async () => {
    const views = files.filter((file) => file.endsWith('.tsx'));
    const named = new Map(views.map((file) => [file, readClassNames(read(file))]));
    const own = files.filter((file) => file.endsWith('.css') && !file.startsWith('styles'));
    const css = (await build([...named.values()].flat())) + own.map(read).join('\n');
    const styled = listStyled(css);
    const bare = [...named].flatMap(([file, classes]) =>
      classes.filter((name) => !styled.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(bare).toEqual([]);
  });
});

describe('a stylesheet that pages link', () => {
  // Chromium drops all fonts and redoes the whole layout when a sheet arrives before one with a
  // layer: opening the search on the home page took 0.7 s at a slowdown of 4.
  it('names no layer', () => {
    const linked = files.filter((file) => file.endsWith('.css') && !file.startsWith('styles'));
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter((file) => /^\s*@layer/m.test(read(file)))).toEqual([]);
  });
});

describe('a stylesheet beside a component', () => {
  const beside = files.filter((file) => file.endsWith('.css') && !file.startsWith('styles'));
  /** `pages/home/` of `pages/home/bays.css`. */
  const readFolder = (file: string) => /^(?:(?:pages|features)\/[^/]+|mdx)\//.exec(file)?.[0] ?? '';
  const inFolders = beside.filter((file) => readFolder(file) !== '');

  it.each(inFolders)('styles what its own folder shows: %s', (file) => {
    const code = files
      .filter((one) => one.startsWith(readFolder(file)) && /(?<!\.test)\.tsx?$/.test(one))
      .map(read)
      .join('\n');
    const css = read(file).replace(/\/\*[\s\S]*?\*\//g, '');
    const attributes = [...css.matchAll(/\[(data-[\w-]+)/g)].map(([, name]) => name ?? '');
    const names = [...listStyled(css), ...attributes];
    expect(names.filter((name) => code.includes(name))).not.toEqual([]);
  });

  it('is linked in one of two ways: before its page is seen, or where a part below begins', () => {
    const views = files.filter((file) => file.endsWith('.tsx') && file.includes('/'));
    const links = views.flatMap(
      (file) => read(file).match(/<link\s+rel="stylesheet"[^>]*>/g) ?? [],
    );
    const isKnown =
      /^<link rel="stylesheet" href=\{\w+\} (?:precedence="page"|fetchPriority="low") \/>$/;
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !isKnown.test(link))).toEqual([]);
  });

  it('is listed by main.css, or linked or imported by a module', () => {
    const code = files
      .filter((file) => /\.tsx?$/.test(file))
      .map(read)
      .join('\n');
    const main = beside.map((file) => read('styles/main.css') + read(file)).join('\n');
    const lost = beside.filter((file) => {
      const name = file.slice(file.lastIndexOf('/'));
      return (
        !code.includes(`${name}?url'`) && !code.includes(`${name}'`) && !main.includes(`${name}"`)
      );
    });
    expect(lost).toEqual([]);
  });
});

describe('the styles of elements', () => {
  /** The kinds of text, what is hidden but read out, and what draws a conductor beside itself. */
  const SHARED = [
    ...['headline', 'name', 'small-name', 'label', 'tag', 'meta', 'mono', 'secondary', 'lead'],
    ...['whole', 'visually-hidden', 'skip', 'wired'],
  ];

  it('are of no component', () => {
    const css = read('styles/base.css').replace(/\/\*[\s\S]*?\*\//g, '');
    const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector]) => selector).join(' ');
    expect([...listStyled(selectors)].filter((name) => !SHARED.includes(name))).toEqual([]);
  });
});

describe('a type style', () => {
  const sheets = files.filter((file) => file.endsWith('.css') && file !== 'styles/tokens.css');

  it.each(sheets)('is a token, whose size or weight a rule may change: %s', (file) => {
    const text = read(file).replace(/\/\*[\s\S]*?\*\//g, '');
    const fonts = [...text.matchAll(/(?<![\w-])font:\s*([^;}]+)/g)].map(([, value]) => value);
    expect(fonts.filter((value = '') => !/^(?:var\(--[a-z-]+\)|inherit)$/.test(value))).toEqual([]);
  });
});

describe('a spacing', () => {
  /** Half of the step of utilities such as `p-2`, in rem. */
  const STEP = Number(/--spacing: ([\d.]+)rem;/.exec(read('styles/main.css'))?.[1]) / 2;
  /** Where drawn lines meet: pixels, as the widths of the lines. */
  const DRAWN = [
    'components/blocks/figures.css',
    'components/layout/footer.css',
    'features/operator/operator.css',
    'pages/compare/compare.css',
    'pages/downloads/downloads.css',
    'pages/folder/folder.css',
    'pages/home/bays.css',
    'pages/products/symbol-strip.css',
    'styles/grid.css',
    'styles/print.css',
  ];
  const sheets = [...files.filter((file) => file.endsWith('.css')), 'styles/tailwind.config.mjs'];
  const SPACING = /(?<![\w-])(?:margin|padding|(?:row-|column-)?gap)[\w-]*:([^;}\n]+)/gi;

  it.each(sheets)('is a step of the scale, or grows with its text: %s', (file) => {
    const text = read(file).replace(/\/\*[\s\S]*?\*\//g, '');
    const values = [...text.matchAll(SPACING)].flatMap(
      ([, value = '']) => value.match(/[\d.]+(?:rem|px)\b/g) ?? [],
    );
    const isOnScale = (value: string) =>
      value.endsWith('rem')
        ? Number.isInteger(Number.parseFloat(value) / STEP)
        : value === '0px' || DRAWN.includes(file);
    expect(values.filter((value) => !isOnScale(value))).toEqual([]);
  });

  it('is no number of its own in a view', () => {
    const own = /(?<![\w-])-?(?:[mp][xytrblse]?|gap(?:-[xy])?)-\[[\d.]+(?:rem|px)\]/g;
    const views = files.filter((file) => file.endsWith('.tsx'));
    expect(views.flatMap((file) => read(file).match(own) ?? [])).toEqual([]);
  });
});

describe('custom properties', () => {
  it('have names that can be spoken', () => {
    const sheets = files.filter((file) => file.endsWith('.css'));
    const short = sheets.flatMap((file) =>
      [...read(file).matchAll(/(?<![\w-])--([a-z]{1,2})(?![\w-])/g)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    );
    // The background has the name of its colors in src/colors.mjs.
    expect(short.filter((name) => !name.endsWith(': bg'))).toEqual([]);
  });
});

describe('the tokens', () => {
  const utilities = [
    ['text-patina', 'color: var(--patina)'],
    ['bg-raised', 'background-color: var(--raised)'],
    ['font-mono', 'font-family: var(--mono-family)'],
    ['rounded-sheet', 'border-radius: var(--radius)'],
    ['p-inset', 'padding: var(--inset)'],
    ['text-h2', 'font-size: var(--fs-h2)'],
    ['md:grid', 'display: grid'],
  ] as const;
  let before: string;
  let after: string;

  beforeAll(async () => {
    before = await build([]);
    after = await build(utilities.map(([name]) => name));
  });

  it.each(utilities)('are utilities: %s', (name, rule) => {
    const selector = `.${name.replace(':', '\\:')} {`;
    const [, own = ''] = after.split(selector);
    expect(before).not.toContain(selector);
    expect(own.slice(0, own.indexOf('}'))).toContain(rule);
  });

  it('take the place of the colors that Tailwind brings', async () => {
    expect(await build(['text-red-500'])).toBe(before);
  });
});
