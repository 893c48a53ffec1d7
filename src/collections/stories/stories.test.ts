import { describe, expect, it } from 'vitest';
import { storySchema } from './collection.ts';

const phase = { when: 'Month 1 to 3', what: 'Survey', from: 1, to: 3 };
const open = { when: 'After handover', what: 'What is left', from: 9 };
const story = {
  order: 1,
  title: 'A project',
  category: 'A kind',
  client: 'A client',
  location: 'A place',
  duration: '8 months to handover',
  date: '2026-11-20',
  challenge: 'What failed.',
  solution: 'What was built.',
  results: [{ metric: '−62%', label: 'outage minutes', icon: 'fall' }],
  timeline: [phase, { when: 'Month 4 to 8', what: 'Building', from: 4, to: 8 }, open],
  timelineUnit: 'Month',
  image: { src: './a.svg', alt: 'A drawing.' },
  products: ['a-product'],
  market: 'a-market',
};

/** Where a story is faulty. */
const findFaults = (change: object) =>
  storySchema.safeParse({ ...story, ...change }).error?.issues.map(({ path }) => path.join('.'));

describe('the timeline of a story', () => {
  it('lasts as long as its project, and may go on without an end', () => {
    expect(findFaults({})).toBeUndefined();
    expect(findFaults({ duration: '7 months' })).toEqual(['duration']);
    expect(findFaults({ duration: '9 months' })).toEqual(['duration']);
  });

  it('may be counted in another unit than its project, or in none', () => {
    expect(findFaults({ duration: '2 years' })).toBeUndefined();
    expect(findFaults({ duration: 'One winter' })).toBeUndefined();
    expect(findFaults({ duration: '7 months', timelineUnit: undefined })).toBeUndefined();
  });

  it('has phases whose words say what their bars show', () => {
    const say = (when: string, to?: number) =>
      findFaults({ duration: '3 months', timeline: [{ ...phase, when, to }, open] });
    expect(say('Month 2 to 3', 3)).toEqual(['timeline.0.when']);
    expect(say('Month 1 to 4', 3)).toEqual(['timeline.0.when']);
    expect(say('Month 1', 3)).toEqual(['timeline.0.when']);
    expect(say('In spring', 3)).toBeUndefined();
    expect(say('Month 1')).toBeUndefined();
  });

  it('begins with its first phase', () => {
    const [first, second] = story.timeline;
    expect(findFaults({ timeline: [second, first, open] })).toEqual(['timeline.1.from']);
  });
});
