import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runRename } from '../rename/rename-entry';

const toJob = (title: string, more = '', body = 'Prose.') => `---
order: 1
title: ${title}
department: Field
location: Remote
type: Full-time
date: 2024-01-02
countries: [US]
summary: You build what others draw, on site and in the weather, and write down what you find.
${more}---

${body}
`;
const REDIRECTS = 'content/redirects.yaml';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rename-'));
  write('content/jobs/fitter.mdx', toJob('Fitter'));
  write(
    'content/jobs/welder.mdx',
    toJob('Welder', '', 'With a [fitter](/company/careers/fitter).'),
  );
  write(REDIRECTS, '/fit: /company/careers/fitter\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

async function rename(...words: string[]) {
  const told = { printed: '', complaint: '' };
  const code = await runRename({
    ...{ root, words, env: { SITE_NOW: '2026-12-01' } },
    print: (text) => {
      told.printed += text;
    },
    complain: (text) => {
      told.complaint += text;
    },
  });
  return { code, ...told };
}

describe('npm run rename', () => {
  it('tells each place that it has mended, and sends readers on', async () => {
    const { code, printed, complaint } = await rename('jobs/fitter', 'pipe-fitter');
    expect([code, complaint]).toEqual([0, '']);
    expect(printed).toContain(
      [
        'Renamed:',
        '  content/jobs/fitter.mdx → content/jobs/pipe-fitter.mdx',
        '  content/jobs/welder.mdx:12  "[fitter](/company/careers/fitter)" is now "[fitter](/company/careers/pipe-fitter)"',
        `  ${REDIRECTS}`,
        'Its address is /company/careers/pipe-fitter now; readers of the old one are sent on.',
        `Where the old page was never online, delete its line from ${REDIRECTS}.`,
      ].join('\n'),
    );
    expect(existsSync(join(root, 'content/jobs/fitter.mdx'))).toBe(false);
    expect(read('content/jobs/welder.mdx')).toContain('[fitter](/company/careers/pipe-fitter).');
    expect(read(REDIRECTS)).toBe(
      '/fit: /company/careers/pipe-fitter\n/company/careers/fitter: /company/careers/pipe-fitter\n',
    );
  });

  it('sends readers on from the pages below an entry too', async () => {
    write('content/products/core.mdx', '---\nname: Core\n---\n');
    await rename('products/core', 'heart');
    expect(read(REDIRECTS)).toContain('/products/core/datasheet: /products/heart/datasheet\n');
  });

  it.each(['draft: true\n', 'publishAt: 2026-12-02\n'])(
    'sends nobody on from a page that is not online yet: %j',
    async (more) => {
      write('content/jobs/fitter.mdx', toJob('Fitter', more));
      const { printed } = await rename('jobs/fitter', 'pipe-fitter');
      expect(printed).toContain(
        'Its address will be /company/careers/pipe-fitter; it is not online yet, so nobody needs to be sent on.',
      );
      expect(read(REDIRECTS)).toBe('/fit: /company/careers/pipe-fitter\n');
    },
  );

  it('says that no address has changed where an entry has none', async () => {
    write('content/team/ada.mdx', '---\norder: 1\nname: Ada\n---\n');
    const { printed } = await rename('team/ada', 'ida');
    expect(printed).toContain('team/ida has no page of its own, so no address has changed.');
    expect(printed).not.toContain(REDIRECTS);
  });

  it('makes the list of redirects where there is none', async () => {
    rmSync(join(root, REDIRECTS));
    await rename('jobs/fitter', 'pipe-fitter');
    expect(read(REDIRECTS)).toBe('/company/careers/fitter: /company/careers/pipe-fitter\n');
  });

  it('shows what the check finds wrong afterwards, and no warnings', async () => {
    write('content/jobs/welder.mdx', toJob('Welder').replace('Full-time', 'Often'));
    const { code, printed } = await rename('jobs/fitter', 'pipe-fitter');
    expect(code).toBe(0);
    expect(printed).toMatch(/\n\ncontent\/[\s\S]+ error {2}type is "Often"/);
    expect(printed).not.toContain('warning');
  });

  it('writes nothing while a file that may name the entry cannot be read', async () => {
    write('content/jobs/broken.mdx', toJob('Broken', '', 'A fitter <b'));
    const before = read('content/jobs/welder.mdx');
    const { code, complaint } = await rename('jobs/fitter', 'pipe-fitter');
    expect(code).toBe(2);
    expect(complaint).toBe(
      'Nothing was renamed: content/jobs/broken.mdx may name the entry, but it cannot be read; run npm run check, mend the file, then rename\nnpm run rename -- --help explains it.\n',
    );
    expect(existsSync(join(root, 'content/jobs/fitter.mdx'))).toBe(true);
    expect([read('content/jobs/welder.mdx'), read(REDIRECTS)]).toEqual([
      before,
      '/fit: /company/careers/fitter\n',
    ]);
    write('content/jobs/broken.mdx', toJob('Broken', '', 'Another <b'));
    expect((await rename('jobs/fitter', 'pipe-fitter')).code).toBe(0);
  });

  it.each(['--help', '-h'])('explains itself for %s, wherever it stands', async (word) => {
    const { code, printed } = await rename('jobs/fitter', word);
    expect([code, printed]).toEqual([0, expect.stringContaining('npm run rename stories/ring-r4')]);
    expect(existsSync(join(root, 'content/jobs/fitter.mdx'))).toBe(true);
  });

  it('offers no help for what is no fault of its words', async () => {
    rmSync(join(root, 'content'), { recursive: true });
    const { code, complaint } = await rename('jobs/fitter', 'pipe-fitter');
    expect(code).toBe(2);
    expect(complaint).toMatch(/^Nothing was renamed: /);
    mkdirSync(join(root, 'content'));
  });
});
