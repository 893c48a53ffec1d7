import { describe, expect, it } from 'vitest';
import { describePlace } from '../../pages/job/page.ts';
import { isOpen, jobSchema, printSalary } from './collection.ts';

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

describe('the pay range of a position', () => {
  const words = '{least} to {most} a year';

  it('is printed with the sign of dollars, or the letters of another currency', () => {
    expect(printSalary({ currency: 'USD', least: 90_000, most: 120_000 }, words)).toBe(
      '$90,000 to $120,000 a year',
    );
    expect(printSalary({ currency: 'CAD', least: 1, most: 2 }, words)).toBe(
      'CAD\u00a01 to CAD\u00a02 a year',
    );
  });

  it('does not end below its beginning', () => {
    const { salary } = jobSchema.shape;
    expect(salary.safeParse({ currency: 'USD', least: 2, most: 1 }).success).toBe(false);
    expect(salary.safeParse({ currency: 'USD', least: 1, most: 1 }).success).toBe(true);
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
