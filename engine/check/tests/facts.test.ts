import { describe, expect, it } from 'vitest';
import { parseContentFile } from '../read/content-file.ts';
import { fillFiles } from '../read/fill-facts.ts';
import { checkFacts } from '../rules/fact-rule.ts';
import { contentModel } from './site.fixture.ts';

const SITE = `contact:
  phone: "+49 (30) 555-0142"
  email: mail@ohm.test
  address: 12 Ohm Way, Hafen
  others: ["+1 (222) 333-4444"]
figures:
  projects: { value: 70+, label: Projects }
`;

const site = parseContentFile(contentModel, 'content/site.yaml', SITE);

/** What is reported about a page with this lead and body. */
function say(lead: string, body = 'Prose.'): string[] {
  const page = parseContentFile(
    contentModel,
    'content/pages/a.mdx',
    `---\nlead: ${lead}\n---\n\n${body}\n`,
  );
  const { facts } = fillFiles([site]);
  return checkFacts([site, page], facts).map(({ line, column, message }) => {
    const remedy = /write (.*?)(?: instead.*)?$/.exec(message)?.[1] ?? message;
    return `${line}:${column} ${remedy}`;
  });
}

const otherwise = (found: string) =>
  `, or add "${found}" to contact.others there, where this one is meant`;

describe('a fact that is written out', () => {
  it.each([
    ['Call +49 (30) 555-0142 now', 'Prose.', ['2:12 <Phone />']],
    ['Call +49 30 5550142 now', 'Prose.', ['2:12 <Phone />']],
    ['tel:+49305550142', 'Prose.', ['2:11 <Phone/>']],
    ['A', 'Write to mail@ohm.test.', ['5:10 <Email />']],
    ['A', '[+49 (30) 555-0142](tel:+49305550142)', ['5:1 <Phone />']],
    ['A', '[Ask us](mailto:mail@ohm.test)', ['5:1 <Email>Ask us</Email>']],
  ])('%s / %s is to be a tag', (lead, body, found) => {
    expect(say(lead, body)).toEqual(found);
  });

  it.each([
    ['Call +49 (30) 555-0143', 'Prose.', `2:12 <Phone />${otherwise('+49 (30) 555-0143')}`],
    ['A', 'Write to old@ohm.test.', `5:10 <Email />${otherwise('old@ohm.test')}`],
    ['A', 'Write to mail@old.test.', `5:10 <Email />${otherwise('mail@old.test')}`],
    ['A', '[us](tel:555)', `5:1 <Phone>us</Phone>${otherwise('555')}`],
    ['A', 'Call (222) 333-4445.', `5:6 <Phone />${otherwise('(222) 333-4445')}`],
  ])('%s / %s differs', (lead, body, found) => {
    expect(say(lead, body)).toEqual([found]);
  });

  it.each([
    ['Call <Phone /> or <Email />', 'At <Address />.'],
    ['A', 'Their number is +1 (222) 333-4444.'],
    ['A', 'Write to them: robin@port.test.'],
    ['A', '`+49 (30) 555-0142` and {/* mail@ohm.test */}'],
    ['A', '```\nmail@ohm.test\n```'],
    ['A # +49 (30) 555-0142', 'From -40 to +70 °C, 2019-2024, 1 000 000 kWh, IEC 61850-9-2.'],
  ])('%s / %s is not', (lead, body) => {
    expect(say(lead, body)).toEqual([]);
  });
});

describe('a tag in a field', () => {
  it.each([
    ['Call <Phnoe />', '2:7 <Phone />'],
    ['Call <phone/>', '2:7 <Phone />'],
    ['Call {{phone}}', '2:7 <Phone />'],
    ['Call <Phone>us</Phone>', '2:7 <Phone />'],
  ])('%s has another form', (lead, found) => {
    expect(say(lead)[0]).toBe(found);
  });

  it.each(['<sub>2</sub>', '<3', 'a > b', '{a}', '<Phone number />', '<Phone/>'])(
    '%s may stand there, or is validated elsewhere',
    (tag) => {
      expect(say(`A ${tag}`)).toEqual([]);
    },
  );

  it.each(['<Nothing />', '</Nothing>', '{{ nothing }}'])('%s stands for none', (tag) => {
    expect(say(`A ${tag}`)).toEqual([expect.stringContaining('known are <')]);
  });

  it('is found in its place behind a mistake that was read over', () => {
    expect(say('A: b\nmore: Call <Phnoe />')).toEqual(['3:7 <Phone />']);
  });

  it('is filled in before the field is validated', () => {
    const page = parseContentFile(
      contentModel,
      'content/pages/a.mdx',
      '---\nlead: <Projects /> done\n---\n',
    );
    expect(fillFiles([site, page]).files[1]?.data).toEqual({ lead: '70+ done' });
  });
});
