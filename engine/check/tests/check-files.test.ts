import { describe, expect, it } from 'vitest';
import { checkFiles } from '../check-content.ts';
import { nameColors } from '../model/drawing-colors.ts';
import type { Problem } from '../problem.ts';
import { type ContentFile, parseContentFile } from '../read/content-file.ts';
import type { Disk, FileFacts } from '../read/disk.ts';
import type { Content } from '../rules/site.ts';
import { ARTICLE, content } from './content.fixture.ts';
import { contentModel } from './site.fixture.ts';

const files = [...content].flatMap(([path, text]) =>
  path.endsWith('.svg') ? [] : parseContentFile(contentModel, path, text),
);
const disk = new Map(
  [...content].flatMap(([path, drawing]) =>
    path.endsWith('.svg') ? [[path, { bytes: drawing.length, drawing }] as const] : [],
  ),
);

/** The problems of some of these files, beside what is on disk. */
function check(some: ContentFile[], given: Partial<Content> = {}): Problem[] {
  return checkFiles({ model: contentModel, files: some, disk, today: '2026-11-21', ...given });
}

function without(path: string): ContentFile[] {
  return files.filter((file) => !file.path.startsWith(path));
}

/** The site with one file changed. */
function edit(path: string, text: string | RegExp, replacement: string): ContentFile[] {
  return files.map((file) =>
    file.path === path
      ? parseContentFile(contentModel, path, file.source.replace(text, replacement))
      : file,
  );
}

function messagesOf(problems: Problem[]): string[] {
  return problems.map(({ file, message }) => `${file} ${message}`);
}

describe('the check of a whole site', () => {
  it('finds a collection without entries', () => {
    const found = messagesOf(check(without('content/team/')));
    expect(found).toEqual([
      'content/team has no entries, and the site has a list of them; add at least one .mdx file to content/team/',
    ]);
  });

  it('finds a file that every page needs', () => {
    const found = messagesOf(check(without('content/widgets.yaml')));
    expect(found).toEqual([
      'content/widgets.yaml is missing; restore it from the history of the project',
    ]);
    expect(check(without('content/redirects.yaml'))).toEqual([]);
  });

  it('reports a conflict in the file of facts, but no link that names one', () => {
    const conflict = edit('content/site.yaml', /^/, '<<<<<<< HEAD\n');
    expect(messagesOf(check(conflict))).toEqual([
      expect.stringContaining('content/site.yaml has "<<<<<<< HEAD", the rest of a conflict'),
    ]);
  });

  it('finds a page without words', () => {
    const found = messagesOf(check(without('content/pages/insights.mdx')));
    expect(found).toContain(
      'content/pages has no file with "kind: insights", so that page has no words; write content/pages/insights.mdx, or restore it from the history of the project',
    );
  });

  it('compares the figures of all files', () => {
    const other = edit(ARTICLE, /$/, '\nThere are 3 limits.\n');
    expect(messagesOf(check(other))).toEqual([
      expect.stringMatching(/step\.mdx .*says 3, but content\/figures\.yaml has 2 for "Limits"/),
    ]);
  });

  it('looks for the colors of the brand in drawings', () => {
    const colors = nameColors({ copper: { light: '#a8451a', dark: '#f08a4b' } }, {});
    const path = 'content/team/ada-lind.svg';
    const drawing = content.get(path)?.replace('<path', '<path fill="#a8451a"') ?? '';
    const drawn = new Map([...disk, [path, { bytes: drawing.length, drawing }]] as const);
    const found = check(files, { model: { ...contentModel, colors }, disk: drawn });
    expect(messagesOf(found)).toEqual([expect.stringContaining(`${path} has`)]);
  });

  it('looks at what a published file holds', () => {
    const published = { savedAt: 0, holds: null, hasMetadata: false };
    const saved: Disk = new Map<string, FileFacts>(disk).set('public/a.pdf', {
      bytes: 9,
      published,
    });
    expect(messagesOf(check(files, { disk: saved }))).toEqual([
      expect.stringContaining('public/a.pdf'),
    ]);
  });

  it('looks for signs that what is printed cannot show', () => {
    const prints = {
      fonts: [],
      fields: [{ in: 'content/team/', fields: ['name'], on: 'the card' }],
    };
    const signs = new Set([...'Ada '].map((sign) => sign.codePointAt(0) ?? 0));
    const found = check(files, { model: { ...contentModel, prints }, signs });
    expect(messagesOf(found)).toEqual([
      expect.stringMatching(/ada-lind\.mdx .*which the card cannot show/),
    ]);
  });

  it('lets a list that needs no entries be empty', () => {
    expect(check(without('content/insights/'))).toEqual([]);
  });

  it('says nothing of Windows line ends where most files have them', () => {
    const windows = files.map(({ path, source }) =>
      parseContentFile(contentModel, path, source.replaceAll('\n', '\r\n')),
    );
    expect(check(windows)).toEqual([]);
  });

  it('answers again without reading again', () => {
    const measure = (run: () => unknown) => {
      const began = process.cpuUsage();
      run();
      return process.cpuUsage(began).user;
    };
    check(files);
    const edited = edit(ARTICLE, /^readTime: .*\n/m, 'readTime: 0\n');
    const again = measure(() => expect(check(edited)).toHaveLength(1));
    const anew = files.map(({ path, source }) => parseContentFile(contentModel, path, source));
    expect(again).toBeLessThan(measure(() => check(anew)) / 2);
  });
});
