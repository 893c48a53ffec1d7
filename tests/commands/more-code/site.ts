import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';
import { addCalculator } from './calculator.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A built site with a new collection and a fourth calculator. */
    moreCode: {
      root: string;
      /** The team member named in the events. */
      host: string;
      /** What the build printed. */
      output: string;
    };
  }
}

const DEFINITION = 'src/collections/events/collection.ts';
const PAGE = 'src/pages/event/page.ts';
const SUMMARY = 'What a crew can see, try and ask about in one short afternoon.';

/** Adds to a copy of the project what developers might add, and builds it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workspace = await createWorkspace({
    SITE_NOW: '2026-11-20',
    SITE_URL: 'https://grid.example',
  });
  const { root } = workspace;
  await workspace.run('new', 'collection', 'events');
  await describeEvents(workspace);
  const [member = ''] = await readdir(join(root, 'content/team'));
  const host = member.replace(/\..*/, '');
  await mkdir(join(root, 'content/events'), { recursive: true });
  await writeEvent(workspace, {
    slug: 'open-day',
    title: 'Open day at the test field',
    date: '2027-03-05',
    host,
  });
  await writeEvent(workspace, {
    slug: 'fair',
    title: 'Fair of the utilities',
    date: '2027-05-06',
    host,
  });
  await addNotices(workspace);
  await addCalculator(workspace);
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
  project.provide('moreCode', { root, host, output });
  return workspace.remove;
}

/** Adds another collection, left as generated: its entries have a publication date. */
async function addNotices({ run, edit }: Workspace) {
  const first = 'content/notices/first.mdx';
  await run('new', 'collection', 'notices');
  await edit(first, 'draft: true\n', '');
  await edit(first, /date: .*/, 'date: 2026-11-02');
  await edit(first, /summary: .*/, `summary: ${SUMMARY}`);
  await edit(first, 'Say what it is about.', 'It is over.');
  await edit(first, /\n## [\s\S]*/, '');
}

/** Gives the new collection a place, a host and an event date. */
async function describeEvents({ edit }: Workspace) {
  await edit(
    DEFINITION,
    "date: dayThat('published').describe('The day of publication.'),",
    "place: line(80).describe('The town and the hall.'),\n    date: dayThat('takes place').describe('The day on which it takes place.'),\n    host: reference('team').optional().describe('The team member whom visitors may ask for.'),",
  );
  await edit(
    PAGE,
    'excerpt: entry.summary }),',
    "excerpt: entry.summary, category: entry.place, author: entry.host === undefined ? '' : content.getEntry(team, entry.host).name }),",
  );
  await edit(PAGE, 'toSearchHit: ({ entry })', 'toSearchHit: ({ entry, content })');
  await edit(DEFINITION, 'publication } from', 'publication, reference } from');
  await edit(PAGE, 'date: line(24)', 'place: line(24),\n    host: line(24),\n    date: line(24)');
  await edit(
    PAGE,
    '    entry,',
    '    entry,\n    host: entry.host === undefined ? undefined : content.getEntry(team, entry.host),',
  );
  await edit(
    PAGE,
    "from '../../collections/events/collection.ts';",
    "from '../../collections/events/collection.ts';\nimport { team } from '../../collections/team/collection.ts';",
  );
  await edit(
    PAGE,
    'lastModified: [entry.date]',
    "jsonLd: [{ '@type': 'Event', name: entry.title, startDate: entry.date, location: entry.place }]",
  );
  await edit(PAGE, '({ copy, entry }, prose)', '({ copy, entry, host }, prose)');
  await edit(
    PAGE,
    'value: entry.date }',
    "value: entry.date },\n{ label: copy.facts.place, value: entry.place },\n{ label: copy.facts.host, value: host?.name ?? '' }",
  );
  await edit(
    'content/pages/events/[slug].mdx',
    'date: Published',
    'date: On\n  place: At\n  host: Host',
  );
  await edit('content/events/first.mdx', '\ndate:', '\nplace: Harrow Bay\ndate:');
}

async function writeEvent(
  { write }: Workspace,
  { slug, title, date, host }: { slug: string; title: string; date: string; host: string },
) {
  const fields = `title: ${title}\nplace: Harrow Bay, hall 3\ndate: ${date}\nhost: ${host}`;
  await write(
    `content/events/${slug}.mdx`,
    `---\n${fields}\nsummary: ${SUMMARY}\n---\n\nCome at noon.\n\n## What we show\n\nA ring that heals itself.\n`,
  );
}
