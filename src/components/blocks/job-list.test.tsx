import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite, sampleSite } from '../ui/site.fixture';
import { JobList } from './job-list';

afterEach(cleanup);

const job = {
  slug: 'tester',
  path: '/company/careers/tester',
  title: 'Tester',
  department: 'Tests',
  location: 'Remote',
  type: 'Contract' as const,
};

it('says in a sentence that no position is open', () => {
  renderInSite(<JobList jobs={[]} apply="Apply" />);
  expect(screen.getByText(sampleSite.labels.none.jobs)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

it('leads from each position to its page, and to the form with the position chosen', () => {
  renderInSite(<JobList jobs={[job]} apply="Apply" />);
  expect(screen.getByRole('link', { name: 'Tester' }).getAttribute('href')).toBe(job.path);
  const apply = screen.getByRole('link', { name: 'Apply: Tester' });
  expect(apply.getAttribute('href')).toBe('/company/contact?topic=careers&job=tester');
});
