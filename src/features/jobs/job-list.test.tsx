import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite, sampleSite } from '../../components/ui/site.fixture.tsx';
import { JobList } from './job-list.tsx';

afterEach(cleanup);

const apply = { label: 'Apply', to: '/write?topic=work' };
const job = {
  slug: 'tester',
  path: '/company/careers/tester',
  title: 'Tester',
  department: 'Tests',
  location: 'Remote',
  type: 'Contract' as const,
};

it('says in a sentence that no position is open', () => {
  renderInSite(<JobList jobs={[]} apply={apply} />);
  expect(screen.getByText(sampleSite.labels.none.jobs)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

it('links each position to its page and to the form with the position chosen', () => {
  renderInSite(<JobList jobs={[job]} apply={apply} />);
  expect(screen.getByRole('link', { name: 'Tester' }).getAttribute('href')).toBe(job.path);
  const button = screen.getByRole('link', { name: 'Apply: Tester' });
  expect(button.getAttribute('href')).toBe('/write?topic=work&job=tester');
});
