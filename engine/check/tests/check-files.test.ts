import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE } from '../../../tests/site/folders';
import { checkFiles } from '../check-content';
import { contentModel } from '../model';
import type { Problem } from '../problem';
import { type ContentFile, parseContentFile, readContent } from '../read/content-file';
import { type Disk, type FileFacts, readDisk } from '../read/disk';

const TODAY = '2026-11-21';
const STORY = 'content/stories/grid-modernization';

let files: ContentFile[];
let disk: Disk;

beforeAll(async () => {
  [files, disk] = await Promise.all([readContent(contentModel, SAMPLE), readDisk(SAMPLE)]);
});

function without(path: string): ContentFile[] {
  return files.filter((file) => !file.path.startsWith(path));
}

/** The site with one file changed. */
function edit(path: string, words: string | RegExp, replacement: string): ContentFile[] {
  return files.map((file) =>
    file.path === path
      ? parseContentFile(contentModel, path, file.source.replace(words, replacement))
      : file,
  );
}

/** What is reported about an article that links to an address. */
function withLink(to: string): string[] {
  const [article] = files.filter(({ path }) => path.startsWith('content/insights/'));
  const linked = edit(article?.path ?? '', /$/, `\nSee [it](${to}).\n`);
  return messagesOf(checkFiles(contentModel, linked, disk, TODAY));
}

function messagesOf(problems: Problem[]): string[] {
  return problems.map(({ file, message }) => `${file} ${message}`);
}

function withDrawing(facts: FileFacts): string[] {
  return messagesOf(
    checkFiles(contentModel, files, new Map([...disk, [`${STORY}.svg`, facts]]), TODAY),
  );
}

describe('the check of a whole site', () => {
  it('finds a collection without entries', () => {
    const found = messagesOf(checkFiles(contentModel, without('content/team/'), disk, TODAY));
    expect(found).toEqual([
      'content/team has no entries, and the site has a list of them; add at least one .mdx file to content/team/',
    ]);
  });

  it('finds a file that every page needs', () => {
    const found = messagesOf(
      checkFiles(contentModel, without('content/calculators.yaml'), disk, TODAY),
    );
    expect(found).toEqual([
      'content/calculators.yaml is missing; restore it from the history of the project',
    ]);
    expect(checkFiles(contentModel, without('content/redirects.yaml'), disk, TODAY)).toEqual([]);
  });

  it('finds a page without words', () => {
    const found = messagesOf(
      checkFiles(contentModel, without('content/pages/stories.mdx'), disk, TODAY),
    );
    expect(found).toContain(
      'content/pages has no file with "kind: stories", so that page has no words; write content/pages/stories.mdx, or restore it from the history of the project',
    );
  });

  it.each(['/feed.xml', '/sitemap.xml', '/products/core/datasheet.pdf'])(
    'lets %s be linked',
    (to) => {
      expect(withLink(to)).toEqual([]);
    },
  );

  it.each(['/insights/feed.xml', '/products/core.pdf', '/company.pdf', '/feed/x'])(
    'finds that no build writes %s',
    (to) => {
      expect(withLink(to)).toEqual([expect.stringMatching(/no such (page|file)/)]);
    },
  );

  it('finds links that a renamed entry leaves dead', () => {
    const found = checkFiles(contentModel, without('content/products/link.mdx'), disk, TODAY);
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['reference', 'link']));
    expect(found.length).toBeGreaterThan(20);
  });

  it('lets a list of jobs be empty', () => {
    expect(checkFiles(contentModel, without('content/jobs/'), disk, TODAY)).toEqual([]);
  });

  it('leaves days ahead to fields that mean no publication', () => {
    const path = 'content/insights/retrofitting-vacuum-breakers.mdx';
    const ahead = edit(path, /^date: .*$/m, '$&\ntakesPlace: 2027-03-01');
    expect(checkFiles(contentModel, ahead, disk, TODAY)).toEqual([]);
    const published = checkFiles(
      contentModel,
      edit(path, /^date: .*$/m, 'date: 2027-03-01'),
      disk,
      TODAY,
    );
    expect(published.map(({ message }) => message)).toEqual([
      expect.stringContaining('is 2027-03-01, which is still to come'),
    ]);
  });

  it('wants names of their own from pages and entries', () => {
    const page = files.find(({ path }) => path === 'content/pages/terms.mdx');
    const twin = parseContentFile(
      contentModel,
      'content/pages/products/core.mdx',
      page?.source ?? '',
    );
    expect(messagesOf(checkFiles(contentModel, [...files, twin], disk, TODAY))).toContain(
      'content/pages/products/core.mdx would have the address /products/core, which content/products/core.mdx has already; rename one of the two files',
    );
  });

  it('says nothing of Windows line ends where most files have them', () => {
    const windows = files.map(({ path, source }) =>
      parseContentFile(contentModel, path, source.replaceAll('\n', '\r\n')),
    );
    expect(checkFiles(contentModel, windows, disk, TODAY)).toEqual([]);
  });

  it('counts an entry of tomorrow as unpublished, and of today as published', () => {
    const path = 'content/products/lumen.mdx';
    const later = (day: string) =>
      checkFiles(contentModel, edit(path, /^order:/m, `publishAt: ${day}\norder:`), disk, TODAY);
    expect(later('2026-11-21')).toEqual([]);
    expect(later('2026-11-22').length).toBeGreaterThan(5);
  });

  it('answers again without reading again', () => {
    checkFiles(contentModel, files, disk, TODAY);
    const edited = edit(
      'content/insights/where-class-0-2s-pays.mdx',
      /^readTime: .*\n|(?=^featured)/m,
      'readTime: 0\n',
    );
    const began = process.cpuUsage();
    const found = checkFiles(contentModel, edited, disk, TODAY);
    const { user } = process.cpuUsage(began);
    expect(found).toHaveLength(1);
    expect(user / 1000).toBeLessThan(1000);
  });
});

describe('the check of drawings', () => {
  const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
  const drawing = `<svg ${XMLNS} viewBox="0 0 10 10" id="drawing"/>`;
  const photo = { width: 900, height: 600, type: 'jpg', isAnimated: false };

  it('lets a clean one pass', () => {
    expect(withDrawing({ bytes: 40, drawing })).toEqual([]);
  });

  it.each([
    ['an empty file', { bytes: 0, drawing: '' }, 'but that file is empty'],
    ['no view box', { bytes: 9, drawing: `<svg ${XMLNS} id="drawing"/>` }, 'has no viewBox'],
    ['no id', { bytes: 9, drawing: `<svg ${XMLNS} viewBox="0 0 9 9"/>` }, 'has no id="drawing"'],
    ['too many bytes', { bytes: 3_000_000, drawing }, 'is 3,000 kB, too large for a page'],
    [
      'too few pixels',
      { bytes: 900, raster: { ...photo, width: 64 } },
      'is 64 pixels wide, too small',
    ],
  ])('finds %s', (_, facts, words) => {
    const found = withDrawing(facts);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(words);
  });
});
