import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { keepDraft, readDraft, removeDraft, toDraftName } from '../../../src/forms/draft';

const kept = new Map<string, string>();
const localStorage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
  removeItem: (name: string) => kept.delete(name),
};

beforeEach(() => vi.stubGlobal('window', { localStorage }));
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('is what was typed, and where', () => {
    keepDraft('enquiry', { name: 'Robin' }, '?topic=quote');
    expect(readDraft('enquiry')).toMatchObject({
      search: '?topic=quote',
      values: { name: 'Robin' },
    });
    expect(readDraft('newsletter')).toBeNull();
  });

  it('keeps its id while it grows, so that a server can tell repetitions', () => {
    const { id } = keepDraft('enquiry', { name: 'R' }, '');
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(keepDraft('enquiry', { name: 'Robin' }, '').id).toBe(id);
  });

  it('is gone once it is removed, and the next one has another id', () => {
    const { id } = keepDraft('enquiry', { name: 'Robin' }, '');
    removeDraft('enquiry');
    expect(kept.size).toBe(0);
    expect(keepDraft('enquiry', { name: 'Robin' }, '').id).not.toBe(id);
  });

  it.each(['', 'null', '{', '7', '{"id":"1","search":""}', '{"id":1,"search":"","values":{}}'])(
    'is none where %j is kept',
    (text) => {
      kept.set(toDraftName('enquiry'), text);
      expect(readDraft('enquiry')).toBeNull();
    },
  );

  it('lives without storage', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('window', { localStorage: { getItem: forbidden, setItem: forbidden } });
    expect(keepDraft('enquiry', { name: 'Robin' }, '').values).toEqual({ name: 'Robin' });
    expect(readDraft('enquiry')).toBeNull();
  });
});
