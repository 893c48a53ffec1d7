import { describe, expect, it } from 'vitest';
import { describePlace } from './page.ts';

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
    const location = describePlace({ remote: true, location: 'anywhere', countries });
    expect(location).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'US' }, { name: 'CA' }],
    });
    expect(location).not.toHaveProperty('jobLocation');
  });
});
