import { describe, expect, it } from 'vitest';
import { toRoom } from './room.ts';

const views = { front: 'Front', side: 'Side' };
const unit = { width: 1000, height: 2000, depth: 500, shape: undefined };
const free = (value: number) => ({ value, label: 'free' });

describe('where a unit fits', () => {
  it('shows front and side at one scale, and nothing free if the product says so', () => {
    const room = toRoom(unit, {}, views);
    expect(room.outlines).toMatchObject([{ width: 1000, height: 2000 }, { width: 500 }]);
    expect(room.zones).toEqual([]);
    expect(room.across.map(({ text }) => text)).toEqual(['1,000', '500']);
  });

  it('leaves free what the product needs in front, behind and above', () => {
    const room = toRoom(unit, { front: free(900), rear: free(300), above: free(200) }, views);
    const [, side] = room.outlines;
    const [front, rear] = room.zones;
    expect((front?.x ?? 0) + (front?.width ?? 0)).toBeCloseTo(side?.x ?? -1);
    expect(rear?.x).toBeCloseTo((side?.x ?? 0) + 500);
    expect(room.height).toBe(2200);
    expect(room.beside).toHaveLength(1);
  });

  it('has a person beside a unit that stands, and none beside a small one', () => {
    expect(toRoom(unit, { front: free(900) }, views).person).toBeDefined();
    expect(toRoom({ ...unit, height: 200 }, { front: free(900) }, views).person).toBeUndefined();
  });

  it('is wider than high, whatever the unit', () => {
    const { width, height } = toRoom({ ...unit, height: 9000 }, {}, views);
    expect(width).toBeGreaterThan(2 * height);
  });

  it('has the cut-out in the middle of its height', () => {
    const cutout = { name: 'Hole', side: { value: 100, row: 'Mounting' } };
    const room = toRoom({ ...unit, height: 120 }, { cutout }, views);
    expect(room.cutout).toMatchObject({ y: 10, width: 100, height: 100 });
  });
});
