import { describe, expect, it } from 'vitest';

import { numberFeatures } from './number-features.ts';

const features = ['bottom left', 'right', 'unseen', 'top left'];
const spots = [
  { feature: 1, x: 20, y: 90 },
  { feature: 2, x: 80, y: 40 },
  { feature: 4, x: 30, y: 10 },
];

describe('the numbers of features', () => {
  it('go around the portrait clockwise from the first feature', () => {
    const numbered = numberFeatures(features, spots);
    expect(numbered.features.slice(0, 3)).toEqual(['bottom left', 'top left', 'right']);
  });

  it('name the spot that each feature has', () => {
    const { features: inOrder, hotspots } = numberFeatures(features, spots);
    for (const { feature, x, y } of hotspots) {
      const spot = spots.find((one) => one.x === x && one.y === y);
      expect(inOrder[feature - 1]).toBe(features[Number(spot?.feature) - 1]);
    }
  });

  it('end with features that the portrait does not show', () => {
    expect(numberFeatures(features, spots).features.at(-1)).toBe('unseen');
  });

  it('stay as they are where there is no portrait', () => {
    expect(numberFeatures(features, [])).toEqual({ features, hotspots: [] });
  });
});
