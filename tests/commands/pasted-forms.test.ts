import { beforeAll, describe, expect, it } from 'vitest';
import { checkFiles } from '#check/check-content';
import { parseContentFile } from '#check/read/content-file';
import type { Content } from '#check/rules/site';
import { fixFile } from '../../engine/check/tests/fix-file.ts';
import contentModel from '../../src/content.config.ts';
import { readSample } from './broken-files.ts';
import { pastedForms, soundTexts } from './pasted-forms.ts';

const PATH = 'content/insights/pasted.mdx';

const FRONTMATTER = `---
title: What people paste
excerpt: How one utility learned where a fault was before the phone rang, and what that cost it.
category: Case Studies
type: case-study
author: tomas-marek
date: 2024-09-17
featured: false
badge: outline
image:
  src: /api/placeholder/1200/675
  alt: A pole-mounted switch above a gravel road.
products: [core, link]
---

`;

let sample: Content;

beforeAll(async () => {
  sample = await readSample();
});

/** What the check says of an article with such a text. */
function check(text: string): string[] {
  const file = parseContentFile(contentModel, PATH, `${FRONTMATTER}${text}\n`);
  return checkFiles({ ...sample, files: [...sample.files, file] })
    .filter((problem) => problem.file === PATH)
    .map(({ line, message }) => `${line - FRONTMATTER.split('\n').length + 1}: ${message}`);
}

function fix(text: string): string {
  const { source } = fixFile(contentModel, PATH, `${FRONTMATTER}${text}\n`);
  return source.slice(FRONTMATTER.length).trimEnd();
}

describe('what people paste', () => {
  it.each(pastedForms)('%s', (_, form, outcome) => {
    const found = check(form);
    if (outcome === 'understood') expect(found).toEqual([]);
    else if (outcome === 'named') expect(found).not.toEqual([]);
    else expect({ found: found.length > 0, fixed: fix(form) }).toEqual({ found: true, ...outcome });
  });

  it.each(pastedForms.filter(([, , outcome]) => typeof outcome === 'object'))(
    '%s is sound once it is mended',
    (_, __, outcome) => {
      const { fixed } = outcome as { fixed: string };
      expect(check(fixed)).toEqual([]);
    },
  );
});

describe('a sound text', () => {
  it.each(soundTexts)('%s', (text) => {
    expect(check(text)).toEqual([]);
    expect(fix(text)).toBe(text);
  });
});
