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

const listProblems = (fields: object) =>
  markets.schema.safeParse({ ...plain, ...fields }).error?.issues.map(({ path }) => path.join('.'));

describe('a market', () => {
  it.each([
    ['without a promise and a scene', {}],
    ['with a promise alone', { promise: 'No runway goes dark' }],
    ['with a scene and a mark at its edge', { scene }],
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
      'a project that nothing tells, whatever else is wrong with it',
      { caseStudy: { title: undefined, result: 'No dark night' } },
      'caseStudy.story',
    ],
  ])('has not %s', (_, fields, path) => {
    expect(listProblems(fields)).toContain(path);
  });
});
