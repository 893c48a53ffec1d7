import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SAMPLE } from '../../../tests/site/folders.ts';
import { calculatorCopySchema } from '../../mdx/calculators/copy.ts';
import { InquiryResult } from './inquiry-result.tsx';

const { calculators } = calculatorCopySchema.parse(
  parse(readFileSync(join(SAMPLE, 'content/calculators.yaml'), 'utf8')),
);
const { PowerFactor } = calculators;
if (PowerFactor === undefined) throw new Error('there is no copy for <PowerFactor>');

describe('the result that an inquiry is about', () => {
  it('shows the values of its link and the computed result', () => {
    render(<InquiryResult copy={{ PowerFactor }} request="PowerFactor,850,0.72,0.97" />);
    const value = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
    expect(screen.getByRole('table', { name: PowerFactor.title })).toBeDefined();
    expect(value(PowerFactor.inputs.load ?? '').textContent).toContain('850 kW');
    expect(value(PowerFactor.texts.needed ?? '').textContent).toContain('606 kVAr');
  });

  it.each([
    ['nothing', ''],
    ['another calculator', 'Resonance,1,2,3'],
    ['a name of every object', 'constructor,1,2,3'],
    ['too few values', 'PowerFactor,850,0.72'],
    ['an empty value', 'PowerFactor,,0.72,0.97'],
    ['words', 'PowerFactor,call us,0.72,0.97'],
    ['a value beyond its limits', 'PowerFactor,85000000,0.72,0.97'],
    ['values without a result', 'PowerFactor,850,0.97,0.9'],
  ])('is omitted for a link with %s', (_, request) => {
    const { container } = render(<InquiryResult copy={{ PowerFactor }} request={request} />);
    expect(container.childElementCount).toBe(0);
  });
});
