import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtPages, kindOf, pagesBelow } from '../site/built-pages.ts';
import { SAMPLE_DIST } from '../site/folders.ts';
import { readBuilt, toStem } from './dist.ts';
import { openPage, plain, textOf } from './document.ts';

const READ =
  'h1, h2, h3, h4, p, li, td, th, dt, dd, a, figcaption, summary, code, text, title, desc';

/** The Markdown of a page, without its fields. */
const readMarkdown = (path: string) =>
  readBuilt(`${toStem(path)}.md`).replace(/^---\n[\s\S]*?\n---\n/, '');

/** The words of a text, numbers included, each once. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** All words that a page says, those for pictures and those that only a screen reader says. */
function wordsOfPage(path: string): Set<string> {
  const elements = [...openPage(path).querySelectorAll('body *')];
  const text = elements.flatMap((element) => [
    element.getAttribute('alt'),
    element.getAttribute('aria-label'),
    element.getAttribute('datetime'),
    element.matches(READ) ? element.textContent : '',
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => node.nodeValue),
  ]);
  return wordsOf([...text, ...descriptionsOfLinked(path)].join(' '));
}

/** What each page to which a page links says of itself: Markdown describes what it lists. */
function descriptionsOfLinked(path: string): string[] {
  const linked = [...openPage(path).querySelectorAll('main a')].map((a) => a.getAttribute('href'));
  return builtPages
    .filter((page) => linked.includes(page))
    .map((page) => openPage(page).querySelector('meta[name="description"]'))
    .map((description) => description?.getAttribute('content') ?? '');
}

/** What share of the words may be others, where Markdown lists what the page shows in a drawing. */
const OTHERS: Record<string, number> = { '/': 0.5, '/products/build': 0.15 };

/** What Markdown says in its own way: addresses, code and formulas. */
const OWN_WAY = /\]\([^)]*\)|```[\s\S]*?```|\$\$[\s\S]*?\$\$|`[^`]*`|<[^>]*>|\d{4}-\d{2}-\d{2}/g;

describe('the Markdown of a page', () => {
  it('is there for every page', () => {
    const lacking = builtPages.filter(
      (path) => !existsSync(new URL(`${toStem(path)}.md`, SAMPLE_DIST)),
    );
    expect(lacking).toEqual([]);
  });

  it.each(builtPages)('%s has its title and says nothing that the page does not', (path) => {
    const markdown = readMarkdown(path);
    const words = [...wordsOf(markdown.replace(OWN_WAY, ' '))];
    const page = wordsOfPage(path);
    const others = words.filter((word) => !page.has(word));
    expect(markdown).toMatch(/^\s*# \S/);
    expect(others.length / words.length, others.join(' ')).toBeLessThan(OTHERS[path] ?? 0.08);
  });

  it.each(builtPages)('%s names the entries that its page lists', (path) => {
    const markdown = readMarkdown(path);
    const targets = [...openPage(path).querySelectorAll('main a')].map((a) =>
      a.getAttribute('href'),
    );
    const listed = pagesBelow(path).filter((page) => targets.includes(page));
    const kinds = listed.map(kindOf);
    // A list has several of a kind; tools and datasheets stand alone.
    const entries = listed.filter((_, at) => kinds.filter((kind) => kind === kinds[at]).length > 1);
    const isNamed = (page: string) =>
      [
        `${page})`,
        textOf(openPage(page), 'h1'),
        /^title: (.*)$/m.exec(readBuilt(`${toStem(page)}.md`))?.[1] ?? '',
      ].some((words) => words !== '' && markdown.includes(words));
    expect(entries.filter((page) => !isNamed(page))).toEqual([]);
  });

  const headingsOf = (path: string) => [
    ...openPage(path).querySelectorAll('main .prose :is(h2, h3)'),
  ];

  it('is compared with texts that have headings', () => {
    expect(builtPages.flatMap(headingsOf)).not.toEqual([]);
  });

  it.each(builtPages)('%s has the headings of its text', (path) => {
    const headings = headingsOf(path).map((heading) => plain(heading.textContent));
    const text = readMarkdown(path).replace(/[\s\\*_`]+/g, ' ');
    expect(headings.filter((words) => !text.includes(words))).toEqual([]);
  });

  it('of the home page has a heading for each of its sections', () => {
    const headings = [...openPage('/').querySelectorAll('main h2')].map((heading) =>
      heading.textContent.replace(/\s+/g, ' ').trim(),
    );
    const markdown = readMarkdown('/').replace(/[\s\\]+/g, ' ');
    expect(headings).not.toEqual([]);
    expect(headings.filter((heading) => !markdown.includes(`## ${heading}`))).toEqual([]);
  });
});
