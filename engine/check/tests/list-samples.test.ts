import { describe, expect, it } from 'vitest';
import { countSamples, printSamples } from '../list-samples.ts';

const sample = { file: 'content/evidence.yaml', line: 12, text: 'core-price: Price class' };

describe('the samples of a site', () => {
  it('are listed with their places', () => {
    expect(printSamples([sample, { ...sample, line: 20 }])).toBe(
      '2 samples\n\n' +
        '  content/evidence.yaml:12  core-price: Price class\n' +
        '  content/evidence.yaml:20  core-price: Price class\n',
    );
  });

  it('are counted in a line that names the command', () => {
    expect(countSamples([sample])).toBe(
      '1 sample in content/evidence.yaml: npm run check -- --samples lists them.\n',
    );
  });

  it('are said to be none when there is none', () => {
    expect(printSamples([])).toBe('No sample is left.\n');
    expect(countSamples([])).toBe('No sample is left.\n');
  });
});
