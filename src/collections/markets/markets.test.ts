import { describe, expect, it } from 'vitest';
import { markets } from './collection.ts';

const plain = {
  order: 1,
  name: 'Airfields',
  description: 'Light and power for runways.',
  challenge: 'Nobody may dig beside a runway.',
  solution: 'Everything hangs on two rings.',
  applications: ['Runway lighting', 'Ground power'],
  benefits: ['No dark runway', 'One visit a year'],
  stats: {
    projects: { value: '12', label: 'projects' },
    coverage: { value: '4', label: 'countries' },
    impact: { kind: 'reliability', value: '99%', label: 'of the nights' },
  },
  caseStudy: { title: 'One runway', result: 'No dark night', story: 'one-runway' },
};
const scene = {
  src: './airfield-scene.svg',
  alt: 'A runway between its lights.',
  marks: [{ product: 'lumen', x: 0, y: 100 }],
};

const moment = { level: 50, says: 'of full light.', acts: ['lumen'] };
const layers = [{ name: 'ship', opacity: 0 }];
const night = {
  title: 'One night',
  caption: 'As planned.',
  tracks: [],
  moments: [
    { ...moment, at: '18:00' },
    { ...moment, at: '21:00', layers },
  ],
};
const lens = {
  title: 'One second',
  note: 'Measured once',
  span: 1000,
  bars: [{ name: 'both', restored: 400 }],
  steps: [
    { ms: 0, name: 'Fault', text: 'on the cable' },
    { ms: 400, name: 'Closed', text: 'the open point' },
  ],
};
const [first, second] = night.moments;

const listProblems = (fields: object) =>
  markets.schema.safeParse({ ...plain, ...fields }).error?.issues.map(({ path }) => path.join('.'));

describe('a market', () => {
  it.each([
    ['without a promise and a scene', {}],
    ['with a promise alone', { promise: 'No runway goes dark' }],
    ['with a scene and a mark at its edge', { scene }],
    ['with a night and its lens', { scene, night: { ...night, lens } }],
  ])('may have %s', (_, fields) => {
    expect(listProblems(fields)).toBeUndefined();
  });

  it.each([
    ['a promise of two lines', { promise: 'a'.repeat(61) }, 'promise'],
    ['a photograph as its scene', { scene: { ...scene, src: './airfield.jpg' } }, 'scene.src'],
    ['a scene without words', { scene: { ...scene, alt: '' } }, 'scene.alt'],
    [
      'a mark beside its scene',
      { scene: { ...scene, marks: [{ product: 'lumen', x: 101, y: 5 }] } },
      'scene.marks.0.x',
    ],
    ['a scene without a mark', { scene: { ...scene, marks: [] } }, 'scene.marks'],
    [
      'a night whose product has no mark in the scene',
      { scene, night: { ...night, moments: [first, { ...second, acts: ['lumen', 'core'] }] } },
      'night.moments.1.acts.1',
    ],
    [
      'a night that opens with another scene than the drawing',
      { scene, night: { ...night, stops: ['22:00', '00:00', '03:00'] } },
      'night.moments.1.layers',
    ],
    [
      'a night out of order',
      { scene, night: { ...night, moments: [first, second, { ...moment, at: '20:00' }] } },
      'night.moments',
    ],
    [
      'a night that begins late',
      { scene, night: { ...night, moments: [{ ...moment, at: '19:00' }, second] } },
      'night.moments.0.at',
    ],
    [
      'a track that ends before it begins',
      {
        scene,
        night: { ...night, tracks: [{ name: 'A', spans: [{ from: '20:00', to: '19:00' }] }] },
      },
      'night.tracks.0.spans.0.to',
    ],
    [
      'a bar beyond its lens',
      { scene, night: { ...night, lens: { ...lens, bars: [{ name: 'both', restored: 1001 }] } } },
      'night.lens.bars.0.restored',
    ],
    [
      'a step beyond its lens',
      {
        scene,
        night: {
          ...night,
          lens: { ...lens, steps: [lens.steps[0], { ...lens.steps[1], ms: 1001 }] },
        },
      },
      'night.lens.steps.1.ms',
    ],
    [
      'steps of a lens out of order',
      { scene, night: { ...night, lens: { ...lens, steps: lens.steps.toReversed() } } },
      'night.lens.steps.1.ms',
    ],
    [
      'a project that nothing tells, whatever else is wrong with it',
      { caseStudy: { title: undefined, result: 'No dark night' } },
      'caseStudy.story',
    ],
  ])('has not %s', (_, fields, path) => {
    expect(listProblems(fields)).toContain(path);
  });
});
