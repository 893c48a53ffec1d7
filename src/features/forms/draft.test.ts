import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Drafts = typeof import('./draft.ts');

/** What the tab stores across a reload. */
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const sessionStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  };
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => vi.unstubAllGlobals());

/** Loads the page; each has its own module instances. */
function load(): Promise<Drafts> {
  vi.resetModules();
  return import('./draft.ts');
}

const link = { id: 'a1', query: '?topic=quote', values: { topic: 'quote' } };

describe('a draft', () => {
  it('holds typed values and the followed link, also after a reload', async () => {
    const page = await load();
    const draft = { values: { name: 'Robin' }, link };
    page.keepDraft('inquiry', draft);
    expect(page.readDraft('inquiry')).toEqual(draft);
    expect(page.readDraft('newsletter')).toBeNull();
    expect((await load()).readDraft('inquiry')).toEqual(draft);
  });

  it('is deleted when removed or empty', async () => {
    const page = await load();
    page.keepDraft('inquiry', { values: { name: 'Robin' } });
    page.removeDraft('inquiry');
    expect(kept.size).toBe(0);
    page.keepDraft('inquiry', { values: { name: 'Robin' } });
    page.keepDraft('inquiry', { values: {} });
    expect(page.readDraft('inquiry')).toBeNull();
  });

  it.each([
    ['text that is no JSON', '{bad'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['an object of another shape', '{"text":"Hello"}'],
    ['values that are no object', '{"values":"Hello"}'],
    ['a text longer than anything typed', `{"values":{"name":"${'x'.repeat(2_000_000)}"}}`],
  ])('ignores stored %s', async (_, text) => {
    const page = await load();
    kept.set('ohmstead.inquiry', text);
    expect(page.readDraft('inquiry')).toBeNull();
    expect(page.attemptDraft('inquiry', { name: 'Robin' })).toMatch(/^[0-9a-f]{24}$/);
  });

  it('ignores stored fields of another type', async () => {
    const page = await load();
    const damaged = {
      values: { name: 'Robin', email: 7, phone: null, message: ['Hello'] },
      link: { id: 'a1', query: 3 },
      tried: 'never',
    };
    kept.set('ohmstead.inquiry', JSON.stringify(damaged));
    expect(page.readDraft('inquiry')).toEqual({ values: { name: 'Robin' } });
  });
});

describe('an attempt to send', () => {
  it('keeps its id for the same values, also after a reload', async () => {
    const page = await load();
    page.keepDraft('inquiry', { values: { name: 'Robin' } });
    const id = page.attemptDraft('inquiry', { name: 'Robin' });
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(page.attemptDraft('inquiry', { name: 'Robin' })).toBe(id);
    expect((await load()).attemptDraft('inquiry', { name: 'Robin' })).toBe(id);
  });

  it('gets another id for other values, so that no server drops it as a duplicate', async () => {
    const page = await load();
    const id = page.attemptDraft('inquiry', { name: 'Robin' });
    expect(page.attemptDraft('inquiry', { name: 'Robin C.' })).not.toBe(id);
  });
});
