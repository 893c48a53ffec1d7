import { describe, expect, it } from 'vitest';
import { describePlace } from '../../pages/job/page';
import { isOpen } from './collection';

const countries = ['US', 'CA'];

describe('where somebody works, as job boards read it', () => {
  it('is a place in each country', () => {
    expect(describePlace({ location: 'Harrow Bay', countries })).toMatchObject({
      jobLocation: [
        { address: { addressLocality: 'Harrow Bay', addressCountry: 'US' } },
        { address: { addressLocality: 'Harrow Bay', addressCountry: 'CA' } },
      ],
    });
  });

  it('is the countries to live in, where the work is remote', () => {
    const place = describePlace({ remote: true, location: 'anywhere', countries });
    expect(place).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'US' }, { name: 'CA' }],
    });
    expect(place).not.toHaveProperty('jobLocation');
  });
});

describe('a position takes applications', () => {
  it.each([
    ['without a last day', undefined, true],
    ['on its last day', '2026-12-01', true],
    ['no more on the day after', '2026-11-30', false],
  ])('%s', (_, validThrough, open) => {
    expect(isOpen({ validThrough }, '2026-12-01')).toBe(open);
  });
});
