import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Content } from '#site';
import { renderInSite } from '../../../components/ui/site.fixture.tsx';
import { type ServiceBand as Band, toServiceBand } from './bands.ts';
import { ServiceBand } from './service-band.tsx';
import { WarrantyBand } from './warranty-band.tsx';

afterEach(cleanup);

const columns = { what: 'What', included: 'None', service: 'Service', critical: 'More' };
const rows: Band['copy']['rows'] = [
  { what: 'First answer', included: 'One day', service: '1 hour', critical: '15 minutes' },
  { what: 'Parts', critical: 'At your site' },
];
const band: Band = {
  copy: { title: 'At night', lead: 'One number.', columns, rows, none: 'No' },
  desks: undefined,
};
const cellsOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  return within(row ?? document.body).getAllByRole('cell');
};

it('a level of service that begins with a figure is set large', () => {
  renderInSite(<ServiceBand band={band} />);
  const large = cellsOf('First answer').map((cell) => cell.querySelector('b')?.textContent);
  expect(large).toEqual([undefined, '1 hour', '15 minutes']);
});

it('a level that has nothing says so', () => {
  renderInSite(<ServiceBand band={band} />);
  expect(cellsOf('Parts').map(({ textContent }) => textContent)).toEqual([
    'No',
    'No',
    'At your site',
  ]);
});

it('each desk has its hours in words, and the marked time is among those below', () => {
  const lanes = [
    { name: 'West', text: '7 a.m. to 6 p.m.', segments: [] },
    { name: 'Duty', text: undefined, segments: [] },
  ];
  const times = [
    { share: 0, text: 'noon', isMarked: false },
    { share: 0.625, text: '3 a.m.', isMarked: true },
  ];
  renderInSite(
    <ServiceBand band={{ ...band, desks: { label: 'Desks', note: 'Dashed.', lanes, times } }} />,
  );
  const figure = within(screen.getByRole('figure'));
  expect(figure.getByText('Desks')).toBeDefined();
  expect(figure.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'West7 a.m. to 6 p.m.',
    'Duty',
  ]);
  expect(figure.getByText('3 a.m.').getAttribute('x')).toBe('62.5%');
});

it('the warranty says its figure in its text, too, and a sample says that it is one', () => {
  const copy = {
    claims: ['warranty'],
    unit: 'months',
    title: 'Covered',
    text: '24 months.',
    facts: [{ label: 'Notice', value: '14 days' }],
  };
  const { rerender } = renderInSite(<WarrantyBand band={{ figure: '24', copy }} />);
  expect(screen.getByText('24 months.')).toBeDefined();
  expect(screen.queryByText('A sample.')).toBeNull();
  rerender(<WarrantyBand band={{ figure: '24', copy: { ...copy, remark: 'A sample.' } }} />);
  expect(screen.getByText('A sample.')).toBeDefined();
});

it('hours at desks are counted by the offices, and not without any', () => {
  const office = { name: 'West', opens: '07:00', closes: '18:00', timeZone: 'America/Los_Angeles' };
  const readWith = (offices: object | undefined, lead: string) => {
    const content = { getFile: () => [], getCopy: () => ({ offices }), year: 2026 };
    return toServiceBand({ ...band.copy, lead }, content as unknown as Content).copy.lead;
  };
  expect(readWith({ list: [office] }, '{winter} and {summer} hours')).toBe('11 and 11 hours');
  expect(readWith(undefined, 'One number.')).toBe('One number.');
  expect(() => readWith(undefined, '{winter} hours')).toThrow('lists no offices');
});
