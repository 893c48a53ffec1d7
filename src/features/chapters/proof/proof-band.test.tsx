import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Proof } from '../../../collections/products/proof.ts';
import { ProofBand } from './proof-band.tsx';

const figure = (value: number) => ({ value, row: 'A row' });
const proof: Proof = {
  section: 'Proof',
  title: 'Its limits',
  text: 'They narrow.',
  word: { text: '0.2', row: 'Class' },
  axis: 'Load',
  start: 3,
  picture: 'A line on both sides of zero.',
  marks: [],
  caption: 'As in the standard.',
  limits: {
    class: '0.2S',
    rated: figure(5),
    choices: ['Unity', 'Inductive'],
    within: { value: '{limit}%', detail: 'at {load}%' },
    below: { value: 'none', detail: 'at {load}%' },
  },
};
const band = <ProofBand proof={proof} />;

/** The prerendered band, before its scripts are there. */
let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('div');
  page.innerHTML = renderToString(band);
  document.body.append(page);
});
afterEach(() => page.remove());

const hydrate = () => act(() => render(band, { container: page, hydrate: true }));
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const reading = () => screen.getByRole('status').textContent;

it('reads the first choice', () => {
  hydrate();
  expect(radio('Unity').checked).toBe(true);
  expect(reading()).toBe('0.4%at 3%');
});

it('reads what was chosen before its scripts were there', () => {
  radio('Inductive').checked = true;
  hydrate();
  expect(radio('Inductive').checked).toBe(true);
  expect(reading()).toBe('0.5%at 3%');
});

it('says in the drawing where it has no limit', () => {
  hydrate();
  expect(screen.getByText('none').closest('svg')?.getAttribute('aria-label')).toBe(proof.picture);
});
