import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { SAMPLE } from '../../../tests/site/folders.ts';
import { calculatorCopySchema } from '../calculators/copy.ts';
import { CalculatorPanel } from './calculator-panel.tsx';

const { shared, calculators } = calculatorCopySchema.parse(
  parse(readFileSync(join(SAMPLE, 'content/calculators.yaml'), 'utf8')),
);
const copy = calculators.PowerFactor;
if (copy === undefined) throw new Error('there are no words for <PowerFactor>');
const panel = (
  <MemoryRouter>
    <CalculatorPanel
      name="PowerFactor"
      values={{ load: 800, from: 0.78, to: 0.95 }}
      copy={copy}
      shared={shared}
    />
  </MemoryRouter>
);

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(copy.inputs[name] ?? name);
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const figures = () => screen.queryAllByRole('definition').map((one) => one.textContent);
const readStatus = () => screen.getByRole('status').textContent;
const hintOf = (name: string) =>
  document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;
const drawing = () => screen.getByRole('img').innerHTML;
const ask = () => {
  const { label = '' } = copy.ask ?? {};
  return new URL(screen.getByRole<HTMLAnchorElement>('link', { name: label }).href);
};
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

describe('a calculator without scripts', () => {
  it('has a result, a drawing, a table and its CSV link, and no inputs', () => {
    document.body.innerHTML = renderToString(panel);
    expect(figures()[0]).toBe('379 kVAr');
    expect(screen.getByRole('img', { name: String(copy.texts.drawing) })).toBeDefined();
    expect(screen.getByRole('table')).toBeDefined();
    expect(document.querySelectorAll('a[download]')).toHaveLength(1);
    for (const one of screen.getAllByRole<HTMLInputElement>('textbox'))
      expect(one.readOnly).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
    expect(ask().pathname + ask().search).toBe(copy.ask?.to);
  });
});

describe('a calculator', () => {
  beforeEach(() => {
    render(panel);
  });

  it('updates drawing and figures, and announces the first figure after a pause', () => {
    const before = drawing();
    type('load', '850');
    type('from', '0.72');
    type('to', '0.97');
    expect(figures()).toEqual(['606 kVAr', '9 × 75 = 675 kVAr', '0.986', '−318 kVA']);
    expect(drawing()).not.toBe(before);
    wait(999);
    expect(readStatus()).toBe('');
    wait(1);
    expect(readStatus()).toBe(`${copy.texts.needed}: 606 kVAr`);
  });

  it('announces no intermediate values, and nothing after a reset to the example', () => {
    type('load', '8500');
    wait(600);
    type('load', '850');
    wait(600);
    expect(readStatus()).toBe('');
    wait(400);
    expect(readStatus()).toMatch(/: \d+ kVAr$/);
    type('load', '800');
    wait(1000);
    expect(readStatus()).toBe('');
  });

  it('resets to its example and focuses its first input', () => {
    expect(screen.queryByRole('button')).toBeNull();
    type('load', '850');
    fireEvent.click(screen.getByRole('button', { name: shared.reset }));
    expect(box('load').value).toBe('800');
    expect(document.activeElement).toBe(box('load'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['that is no number', 'much', 'notNumber'],
    ['that is empty', '', 'notNumber'],
    ['that is infinite', '1e999', 'notNumber'],
    ['beyond its limits', '99999', 'outside'],
  ] as const)('answers a value %s by a sentence, and keeps the last drawing', (_, text, reason) => {
    const before = drawing();
    type('load', text);
    const [beginning = ''] = shared[reason].split('{');
    expect(hintOf('load')).toMatch(new RegExp(`^${beginning}[\\d,.]+`));
    expect(box('load').getAttribute('aria-invalid')).toBe('true');
    expect(figures()).toEqual([]);
    expect(screen.getByText(shared.none)).toBeDefined();
    expect(drawing()).toBe(before);
    wait(1000);
    expect(readStatus()).toBe(hintOf('load'));
  });

  it('puts its values and figures into the link of its button', () => {
    type('load', '850');
    const lines = ask().searchParams.get('message')?.split('\n') ?? [];
    expect(lines[0]).toContain(copy.title);
    expect(lines).toContain(`${copy.inputs.load}: 850 kW`);
    expect(lines).toContain(`${copy.inputs.to}: ${box('to').value}`);
    for (const figure of figures()) {
      expect(lines.some((line) => line.endsWith(`: ${figure}`))).toBe(true);
    }
    expect(ask().search).toContain(copy.ask?.to.split('?')[1] ?? '?');
    type('load', 'much');
    expect(ask().searchParams.get('message')).toBeNull();
  });

  it('reads .95 as 0.95', () => {
    type('to', '.97');
    expect(hintOf('to')).not.toContain('0.95');
    expect(figures()[0]).toBe('441 kVAr');
  });

  it('says which value to change where there is no result', () => {
    type('from', '0.97');
    type('to', '0.90');
    expect(hintOf('to')).toContain('0.97');
    expect(box('to').getAttribute('aria-invalid')).toBe('true');
    expect(box('from').getAttribute('aria-invalid')).toBeNull();
  });
});
