import { describe, expect, it } from 'vitest';
import type { ContentChange, FieldChange } from '../content-changes';
import { toChangeSentence } from '../sentences';
import { sketchSite } from './built-site';

const field = (before: string, after: string): FieldChange => ({
  ...{ name: 'Lead', sentence: '', path: 'lead', row: '', pieces: [] },
  ...{ before, after },
});

function tell(change: Partial<ContentChange>, path?: string): string {
  const own = { before: undefined, after: path };
  const whole = { kind: 'changed', file: 'content/insights/ring.mdx', name: 'Ring' } as const;
  const cause = { change: { ...whole, fields: [], isBodyChanged: false, ...change }, name: 'Ring' };
  const sites = { before: sketchSite({}), after: sketchSite({ '/insights/ring': { main: '' } }) };
  const shown = { cause: { ...cause, own }, page: undefined, pages: 1 };
  return toChangeSentence(shown, sites);
}

const long = (word: string) =>
  `A line is as strong as its weakest joint, and ${'every crew knows which one that is, '.repeat(3)}or ${word} so on a sunny day.`;

describe('a sentence about a change', () => {
  it('cuts long values where they differ', () => {
    expect(tell({ fields: [field(long('thinks'), long('hopes'))] })).toBe(
      'The article “Ring”: Lead is “…which one that is, or hopes so on a sunny day.” instead of “…which one that is, or thinks so on a sunny day.”.',
    );
  });

  it('shows both beginnings where values differ there', () => {
    const [before, after] = [`One ${long('thinks')}`, `Two ${long('thinks')}`];
    expect(tell({ fields: [field(before, after)] })).toMatch(
      /“Two A line is .*…” instead of “One A line is .*…”/,
    );
  });

  it('says once that something is new', () => {
    expect(tell({ kind: 'added' }, '/insights/ring')).toBe(
      'The article “Ring” is new: /insights/ring.',
    );
  });
});
