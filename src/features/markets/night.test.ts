import { describe, expect, it } from 'vitest';
import { drawLine, findMoment, layersAt, listPoints, meanLevel, toFigure } from './night.ts';

const moment = (at: string, level: number) => ({ at, level, says: `from ${at} on`, acts: [] });
const evening = { moments: [moment('18:00', 60), moment('00:00', 20)] };

describe('the moment of a night', () => {
  it.each([
    [0, '18:00'],
    [359, '18:00'],
    [360, '00:00'],
    [720, '00:00'],
  ])('in minute %d is the last that has begun', (minute, at) => {
    expect(findMoment(evening, minute).at).toBe(at);
  });

  it('has its level as its figure, unless it has one of its own', () => {
    expect(toFigure(moment('18:00', 60))).toBe('60%');
    expect(toFigure({ ...moment('18:00', 60), figure: '82 ms' })).toBe('82 ms');
  });
});

describe('the series of a night', () => {
  it('ends at 06:00 with the level of the last moment', () => {
    expect(listPoints(evening).at(-1)).toEqual({ minute: 720, level: 20 });
  });

  it('does not end twice', () => {
    expect(listPoints({ moments: [moment('18:00', 60), moment('06:00', 20)] })).toHaveLength(2);
  });

  it('has a mean over its hours', () => {
    expect(meanLevel(evening)).toBe(40);
  });

  it('is drawn in steps', () => {
    expect(drawLine(evening)).toBe('M0 40H50V80H100V80');
  });

  it('is drawn as a curve where it is a sketch', () => {
    expect(drawLine({ ...evening, sketch: true })).toBe(
      'M0 40C25 40 25 80 50 80C75 80 75 80 100 80',
    );
  });
});

describe('a layer of the scene', () => {
  const ship = { name: 'ship', opacity: 0 };
  const night = { moments: [{ ...moment('18:00', 60), layers: [ship] }, moment('20:00', 60)] };

  it('is as opaque as the moment says', () => {
    expect(layersAt(night, 0).get('ship')).toBe(0);
  });

  it('is whole in a moment that does not name it', () => {
    expect(layersAt(night, 120).get('ship')).toBe(1);
  });

  it('is darkest at midnight where it is the sky', () => {
    const dark = (minute: number) => layersAt(night, minute).get('night') ?? 0;
    expect(dark(360)).toBeGreaterThan(dark(120));
    expect(dark(360)).toBeGreaterThan(dark(720));
    expect(dark(0)).toBe(0);
  });
});
