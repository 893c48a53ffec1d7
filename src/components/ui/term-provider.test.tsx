import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite, sampleSite } from './site.fixture.tsx';
import { Term } from './term.tsx';
import { TermProvider } from './term-provider.tsx';

vi.mock('./tooltips.tsx', () => ({
  Tooltips: ({ reached }: { reached: { slug: string }[] }) => (
    <p role="status">{reached.map(({ slug }) => slug).join()}</p>
  ),
}));

afterEach(cleanup);

const terms = {
  bil: { term: 'Basic insulation level', definition: 'The surge that it withstands.' },
  ct: { term: 'Current transformer', definition: 'What makes large currents small.' },
};
const text = (
  <TermProvider terms={terms}>
    <Term slug="bil">BIL</Term> and <Term slug="bil">again</Term> and <Term slug="ct">CT</Term>
  </TermProvider>
);

it('opens one tooltip for each mention of a term', async () => {
  renderInSite(text);
  for (const name of ['BIL', 'again', 'BIL']) fireEvent.focus(screen.getByRole('link', { name }));
  expect((await screen.findByRole('status')).textContent).toBe('bil,bil');
});

describe('a tap on a term', () => {
  beforeEach(() => {
    HTMLElement.prototype.showPopover = vi.fn();
    Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: null });
    renderInSite(text);
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });

  /** Presses a term, in the order of events that browsers report. */
  function press(name: string, pointerType: string) {
    const link = screen.getByRole('link', { name });
    fireEvent.pointerDown(link, { pointerType });
    fireEvent.focus(link);
    fireEvent.click(link);
  }

  it('shows its definition and a link to the glossary', async () => {
    press('BIL', 'touch');
    const meaning = await screen.findByRole('dialog', { name: 'Basic insulation level' });
    expect(meaning.textContent).toContain('The surge that it withstands.');
    expect(screen.queryByRole('status')).toBeNull();
    const link = screen.getByRole('link', { name: sampleSite.labels.inGlossary });
    expect(link.getAttribute('href')).toBe('/support/glossary#bil');
  });

  it('shows another definition after the first', async () => {
    press('BIL', 'touch');
    await screen.findByRole('dialog', { name: 'Basic insulation level' });
    press('CT', 'touch');
    await screen.findByRole('dialog', { name: 'Current transformer' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('follows the link if it is a click of a mouse', async () => {
    press('BIL', 'mouse');
    expect(await screen.findByRole('status')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
