import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storySchema } from '../../collections/stories/collection.ts';
import { Phases } from './phases.tsx';

const survey = { when: 'Month 1 to 3', what: 'Survey', from: 1, to: 3 };
const works = { when: 'Month 2 to 8', what: 'Works', from: 2, to: 8 };
const later = { when: 'Later', what: 'Firmware', from: 9 };
const bars = { project: 'project', open: 'open' };

const draw = (timeline: ComponentProps<typeof Phases>['timeline']) =>
  renderToStaticMarkup(createElement(Phases, { timeline, timelineUnit: 'Month', bars }));

describe('the phases of a story', () => {
  it('share a line that ends with the last month of a phase', () => {
    const drawing = draw([survey, works]);
    expect(drawing).toContain('viewBox="0 0 8 1"');
    expect(drawing).toContain('d="M8 0v1"');
    expect(drawing).not.toContain('open</span>');
  });

  it('leave room behind the end for a phase without one', () => {
    const drawing = draw([survey, works, later]);
    expect(drawing).toContain('viewBox="0 0 10 1"');
    expect(drawing).toContain('d="M8 0v1"');
  });

  it('are bars from the first day of their first month to the last day of their last', () => {
    const drawing = draw([survey, works]);
    expect(drawing).toContain('d="M0 .5H3"');
    expect(drawing).toContain('d="M1 .5H8"');
  });

  it('run on without an end where they have none', () => {
    const drawing = draw([works, later]);
    expect(drawing).toMatch(/d="M8 .5H10"[^>]* stroke-dasharray/);
    expect(drawing).toContain('open</span>');
  });

  it('are text only if no phase has months', () => {
    expect(draw([{ when: 'First', what: 'Survey' }])).not.toContain('<svg');
  });

  it.each([
    ['that ends before it begins', { from: 4, to: 3 }],
    ['that ends without having begun', { to: 3 }],
  ])('have none %s', (_, numbers) => {
    const timeline = storySchema.shape.timeline;
    const phase = { when: 'Month 3', what: 'Works', ...numbers };
    expect(timeline.safeParse([survey, phase]).success).toBe(false);
    expect(timeline.safeParse([survey, works]).success).toBe(true);
  });
});
