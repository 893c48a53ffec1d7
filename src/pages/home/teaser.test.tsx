import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Teaser } from './teaser.tsx';

const role = { product: 'all', quantity: '', location: '', settled: [], open: [] };
const products = [{ slug: 'all', name: 'All' }];
const teaser = {
  copy: {
    voltages: {
      legend: 'Voltage',
      choices: [{ label: '10 kV' }, { label: '400 V', low: true }],
      noRing: '',
    },
    feeders: { legend: 'Feeders' },
    drawing: {
      title: 'Bus {voltage}, {feeders} feeders',
      voltageTransformer: 'VT',
      fiber: 'fiber',
      utility: 'Utility',
      ring: 'ring',
      openPoint: 'open point',
      homes: 'homes',
      drives: 'drives',
      lights: 'lights',
      lowVoltage: '400 V',
      region: '',
      status: '',
      proposal: '',
      titleCell: '',
      bays: '',
    },
    roles: {
      switchgear: role,
      meter: role,
      station: role,
      bank: role,
      fiberLink: role,
      link: role,
      light: role,
    },
  },
  path: '/build',
};
const copy = { title: 'Draw yours', lead: 'Two answers.', action: 'Continue' };

afterEach(cleanup);

it('draws the choices for wide windows and for phones', () => {
  render(<Teaser teaser={teaser} copy={copy} products={products} />);
  fireEvent.click(screen.getByRole('radio', { name: '8' }));
  const drawings = screen.getAllByRole('img', { name: 'Bus 10 kV, 8 feeders' });
  expect(drawings).toHaveLength(2);
  for (const { textContent } of drawings) expect(textContent).toMatch(/F8(?!.*F9).*open point/);
  fireEvent.click(screen.getByRole('radio', { name: '400 V' }));
  for (const { textContent } of screen.getAllByRole('img'))
    expect(textContent).not.toContain('open point');
});

it('keeps choices made before hydration', () => {
  const section = <Teaser teaser={teaser} copy={copy} products={products} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(section);
  screen.getByRole<HTMLInputElement>('radio', { name: '8' }).checked = true;
  render(section, { container, hydrate: true });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '8' }).checked).toBe(true);
  expect(screen.getAllByRole('img', { name: 'Bus 10 kV, 8 feeders' })).toHaveLength(2);
});

it('submits the answers to the configurator, also without scripts', () => {
  render(<Teaser teaser={teaser} copy={copy} products={products} />);
  fireEvent.click(screen.getByRole('radio', { name: '4' }));
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new URL(form.action).pathname).toBe('/build');
  expect(form.method).toBe('get');
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ kv: '10 kV', n: '4' });
});
