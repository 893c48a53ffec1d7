import { expect, it } from 'vitest';
import { listOffices } from './offices.ts';

const labels = {
  street: 'Street',
  desk: 'Desk',
  hours: 'Hours',
  zone: 'Zone',
  summer: 'in summer',
  open: 'Open, {time}',
  closed: 'Closed, {time}',
};
const heading = { title: 'Offices', drawing: 'OG-1', sheet: '1', revision: 'A' };
const office = { name: 'A', street: 'Quay 1', desk: 'Sales', opens: '07:00', closes: '17:30' };
const listIn = (timeZone: string) =>
  listOffices({ heading, labels, list: [{ ...office, timeZone }] }, 2026);

it('lists street, desk, hours and time zone of an office', () => {
  expect(listIn('Asia/Singapore')).toEqual([
    {
      name: 'A',
      rows: [
        { label: 'Street', value: 'Quay 1' },
        { label: 'Desk', value: 'Sales' },
        { label: 'Hours', value: '7 a.m. to 5:30 p.m.' },
        { label: 'Zone', value: 'UTC\u00a0+8' },
      ],
      hours: { opens: '07:00', closes: '17:30', timeZone: 'Asia/Singapore' },
      now: { open: 'Open, {time}', closed: 'Closed, {time}' },
    },
  ]);
});

it('lists the time zone of summer if it differs', () => {
  const [office] = listIn('Europe/Berlin');
  expect(office?.rows.at(-1)?.value).toBe('UTC\u00a0+1, in summer\u00a0UTC\u00a0+2');
});

it('lists no office without copy', () => {
  expect(listOffices(undefined, 2026)).toEqual([]);
});
