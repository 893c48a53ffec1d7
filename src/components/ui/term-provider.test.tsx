import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from './site.fixture';
import { Term } from './term';
import { TermProvider } from './term-provider';

vi.mock('./tooltips', () => ({
  Tooltips: ({ reached }: { reached: { slug: string }[] }) => (
    <p role="status">{reached.map(({ slug }) => slug).join()}</p>
  ),
}));

afterEach(cleanup);

it('explains each mention of a term once, however often it is reached', async () => {
  renderInSite(
    <TermProvider terms={{ bil: { definition: 'The surge that it withstands.' } }}>
      <Term slug="bil">BIL</Term> and <Term slug="bil">again</Term>
    </TermProvider>,
  );
  for (const name of ['BIL', 'again', 'BIL']) fireEvent.focus(screen.getByRole('link', { name }));
  expect((await screen.findByRole('status')).textContent).toBe('bil,bil');
});
