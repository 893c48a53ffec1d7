import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkContent, readAndCheck } from '#check/check-content';
import type { Problem } from '#check/problem';
import { toCheckedContent } from '#site/publish/checked-content';
import contentModel from '../../../src/content.config.ts';
import { toArticle } from '../hostile-files.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

const ARTICLE = 'content/insights/hostile.mdx';
let workspace: Workspace;
const at = (file: string) => join(workspace.root, file);

beforeEach(async () => {
  workspace = await createWorkspace();
});
afterEach(() => workspace.remove());

async function check(): Promise<Problem[]> {
  const problems = await checkContent(contentModel, workspace.root);
  return problems.filter(({ severity }) => severity === 'error');
}

async function messagesOf(file: string): Promise<string[]> {
  const problems = await check();
  return problems.filter((one) => one.file === file).map(({ message }) => message);
}

describe('a symbolic link', () => {
  it('is refused, to a file and to a folder, in content/ and in public/', async () => {
    const targets = {
      'content/insights/linked.mdx': 'README.md',
      'content/insights/linked': 'src',
      'public/linked.svg': 'public/favicon.svg',
      'public/linked': 'node_modules',
    };
    for (const [path, target] of Object.entries(targets)) await symlink(at(target), at(path));
    const problems = await check();
    for (const path of Object.keys(targets)) {
      const messages = problems.filter(({ file }) => file === path).map(({ message }) => message);
      expect(messages, path).toEqual([expect.stringContaining('a symbolic link')]);
    }
  });
});

describe('a build', () => {
  it('makes pages of no file that the check has not read, in no other words', async () => {
    const { root } = workspace;
    await writeFile(at('public/checked.txt'), 'A text.');
    await writeFile(at(ARTICLE), toArticle('The words that were checked.'));
    const checked = await readAndCheck(contentModel, root);
    await writeFile(at(ARTICLE), toArticle('Words that nobody has checked.'));
    await writeFile(at('content/site.yaml'), 'name: Another');
    await writeFile(at('public/unchecked.txt'), 'A text.');
    await writeFile(at('content/insights/later.mdx'), toArticle('A new file.'));
    const { read } = toCheckedContent(root, checked);
    expect((await read(at(ARTICLE))).source).toContain('The words that were checked.');
    expect((await read(at('content/site.yaml'))).data).not.toEqual({ name: 'Another' });
    await expect(read(at('content/insights/later.mdx'))).rejects.toThrow('was not there when');
    expect(checked.disk.has('public/checked.txt')).toBe(true);
    expect(checked.disk.has('public/unchecked.txt')).toBe(false);
  });

  it('stops at code in a text, where the rule of the check is gone', async () => {
    const rule = 'engine/check/rules/syntax-rule.ts';
    await workspace.edit(rule, 'if (isRemark(', 'if (!isRemark(');
    await writeFile(at(ARTICLE), toArticle('A {globalThis.process.exit(7)} text.'));
    const { code, output } = await workspace.run('build');
    expect(code).toBe(1);
    expect(output).toContain(`${ARTICLE}:17:3 has program code in braces`);
    expect(output).not.toContain('    at ');
  });
});

describe('public/', () => {
  it('names the script in a drawing, however its ending is written', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await writeFile(at('public/X.SVG'), drawing);
    expect((await messagesOf('public/X.SVG')).join()).toContain('has <script>');
  });

  it('holds pictures, documents, recordings and text', async () => {
    const pixels = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const;
    for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
      await sharp(pixels)
        .toFormat(format)
        .toFile(at(`public/red.${format}`));
    }
    const files = {
      'ratings.pdf': '%PDF-1.7\n%\u00e2\n',
      'verification.txt': 'Müller, 5 µA\n',
      'captions.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nA ring.\n',
      'mark.svg': '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(at(`public/${name}`), text);
    expect(await check()).toEqual([]);
  });

  it('holds what the endings say', async () => {
    const pixels = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    const [png, gif] = await Promise.all([pixels.png().toBuffer(), pixels.gif().toBuffer()]);
    const zip = Buffer.from('504b0304140000000800', 'hex');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const disguised: Record<string, Uint8Array> = {
      'a.jpg': png,
      'b.png': gif,
      'c.webp': html,
      'd.avif': zip,
      'e.pdf': html,
      'f.pdf': zip,
      'g.ico': png,
      'h.mp4': zip,
      'i.webm': html,
      'j.txt': html,
      'k.txt': png,
      'l.txt': Buffer.from('a\0b'),
      'm.txt': Buffer.from('\uFEFFa', 'utf16le'),
      'n.vtt': html,
      'o.vtt': Buffer.from('A text.'),
      'p.svg': png,
      'q.pdf': Buffer.from('MZ\u0090\0\u0003', 'latin1'),
      'r.png': Buffer.alloc(0),
    };
    for (const [name, bytes] of Object.entries(disguised)) {
      await writeFile(at(`public/${name}`), bytes);
    }
    const problems = await check();
    for (const name of Object.keys(disguised)) {
      const found = problems.filter(({ file }) => file === `public/${name}`);
      expect(found.map(({ message }) => message).join(), name).toContain('but holds');
    }
  });

  it('tells nobody where a photograph was taken', async () => {
    const pixels = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const;
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } };
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const file = `public/taken.${format}`;
      await sharp(pixels).withExif(place).toFormat(format).toFile(at(file));
      expect(await messagesOf(file)).toEqual([expect.stringContaining('where it was taken')]);
    }
    // ImageMagick writes EXIF into a PNG as text: "Raw profile type exif".
    const asText =
      'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAAAAACMmsGiAAAAKnRFWHRSYXcgcHJvZmlsZSB0eXBlIGV4aWYACmV4aWYKIDEyCjQ1Nzg2OTY2MDCxVCmZAAAAC0lEQVR4nGNgwAQAABQAAX3+Hu4AAAAASUVORK5CYII=';
    await writeFile(at('public/as-text.png'), Buffer.from(asText, 'base64'));
    expect(await messagesOf('public/as-text.png')).toEqual([
      expect.stringContaining('where it was taken'),
    ]);
  });
});
