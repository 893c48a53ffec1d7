import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Drafts = typeof import('./draft');

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
  return import('./draft');
}

describe('a draft', () => {
  it('is what was typed, and where, also after a reload', async () => {
    const page = await load();
    page.keepDraft('inquiry', { name: 'Robin' }, '?topic=quote');
    const expected = { search: '?topic=quote', values: { name: 'Robin' } };
    expect(page.readDraft('inquiry')).toEqual(expected);
    expect(page.readDraft('newsletter')).toBeNull();
    expect((await load()).readDraft('inquiry')).toEqual(expected);
  });

  it('keeps what a shorter form on another page does not ask for', async () => {
    const page = await load();
    page.keepDraft('inquiry', { name: 'Robin', phone: '555 0142' }, '');
    page.keepDraft('inquiry', { name: 'Robin C.' }, '');
    expect(page.readDraft('inquiry')?.values).toEqual({ name: 'Robin C.', phone: '555 0142' });
  });

  it('is gone once it is removed', async () => {
    const page = await load();
    page.keepDraft('inquiry', { name: 'Robin' }, '');
    page.removeDraft('inquiry');
    expect(kept.size).toBe(0);
    expect(page.readDraft('inquiry')).toBeNull();
  });
});

describe('an attempt to send', () => {
  it('has the id of the last one where the words are the same, also after a reload', async () => {
    const page = await load();
    page.keepDraft('inquiry', { name: 'Robin' }, '');
    const id = page.attemptDraft('inquiry', { name: 'Robin' });
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    page.keepDraft('inquiry', { name: 'Robin' }, '');
    expect(page.attemptDraft('inquiry', { name: 'Robin' })).toBe(id);
    expect((await load()).attemptDraft('inquiry', { name: 'Robin' })).toBe(id);
  });

  it('has another one where they are not, so that no server drops what is new', async () => {
    const page = await load();
    const id = page.attemptDraft('inquiry', { name: 'Robin' });
    expect(page.attemptDraft('inquiry', { name: 'Robin C.' })).not.toBe(id);
  });
});
