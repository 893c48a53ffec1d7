import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { action } from '../fields/index.ts';
import { parseContentFile } from '../read/content-file.ts';
import { checkLabels } from '../rules/label-rule.ts';
import { gatherSite } from '../rules/site.ts';
import { contentModel } from './site.fixture.ts';

const RING = 'content/insights/ring.mdx';

function parse(path: string, fields: string, body = '') {
  return parseContentFile(contentModel, path, `---\n${fields}\n---\n${body}`);
}

const site = gatherSite({
  model: contentModel,
  files: [
    parse('content/products/core.mdx', 'name: Core'),
    parse('content/products/next.mdx', 'name: Next\ndraft: true'),
    parse(RING, 'title: A ring'),
    parse('content/insights/other-ring.mdx', 'title: A ring'),
    parse('content/pages/support/warranty.mdx', 'kind: plain\nseo:\n  title: Warranty'),
  ],
  disk: new Map(),
  today: '2026-11-21',
});
const schema = z.strictObject({ title: z.string(), actions: z.array(action).optional() });

/** What is reported about a button and about a link in the text, if they lead somewhere. */
function check(label: string, to: string) {
  const fields = `title: A text\nactions:\n  - label: ${label}\n    to: ${to}`;
  const file = parse('content/insights/text.mdx', fields, `\nSee [${label}](${to}).\n`);
  return checkLabels(file, schema, site).map(
    ({ field, severity, message }) => `${severity} ${field} ${message}`,
  );
}

describe('a link with the name of a page', () => {
  it.each([
    ['Core', '/products/core'],
    ['Core', '/products/core/datasheet'],
    ['Core', '/support/warranty#core'],
    ['Core', '/support/warranty?about=core'],
    ['Core', 'https://core.example'],
    ['Core', '/products/none'],
    ['The meter', '/support/warranty'],
    ['core', '/support/warranty'],
    ['Next', '/products/core'],
    ['A ring', '/insights/ring'],
    ['A ring', '/insights/other-ring'],
  ])('may be "%s" to %s', (label, to) => {
    expect(check(label, to)).toEqual([]);
  });

  it.each([
    ['Core', '/support/warranty', '/products/core'],
    ['Warranty', '/products/core', '/support/warranty'],
    ['A ring', '/products/core', '/insights/ring and /insights/other-ring'],
  ])('may not be "%s" to %s', (label, to, named) => {
    const message = `leads to ${to}, but "${label}" is the name of ${named}; correct the address or the label`;
    expect(check(label, to)).toEqual([
      `error actions.0.to ${message}`,
      `warning  has a link that ${message}`,
    ]);
  });
});
