import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Drafts = typeof import('./draft');

/** What a device keeps, whichever tab asks; `Object.keys` of it are the names. */
let device: Record<string, string>;
/** The names that tabs have reserved. */
let held: Set<string>;

beforeEach(() => {
  device = {};
  held = new Set();
});
afterEach(() => vi.unstubAllGlobals());

/** A storage as browsers have it: what it holds are its own properties, what it does is not. */
function toStorage(kept: Record<string, string>) {
  const acts = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => {
      kept[name] = text;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  };
  return new Proxy(kept, { get: (_, name) => Reflect.get(acts, name) });
}

/** What `navigator.locks` does, as far as drafts ask it: nothing is waited for. */
const locks = {
  request: async (name: string, _: object, hold: (lock: object | null) => unknown) => {
    if (held.has(name)) return hold(null);
    held.add(name);
    await hold({});
    held.delete(name);
  },
};

/** Opens a tab; each has its own modules, and a memory that survives a reload. */
async function openTab(memory: Record<string, string> = {}): Promise<Drafts> {
  vi.resetModules();
  const drafts = await import('./draft');
  const [localStorage, sessionStorage] = [toStorage(device), toStorage(memory)];
  const inTab =
    <Words extends unknown[], Result>(act: (...words: Words) => Result) =>
    (...words: Words) => {
      vi.stubGlobal('window', { localStorage, sessionStorage });
      vi.stubGlobal('navigator', { locks });
      return act(...words);
    };
  return {
    readDraft: inTab(drafts.readDraft),
    claimDraft: inTab(drafts.claimDraft),
    keepDraft: inTab(drafts.keepDraft),
    attemptDraft: inTab(drafts.attemptDraft),
    noteRefusal: inTab(drafts.noteRefusal),
    removeDraft: inTab(drafts.removeDraft),
  };
}

/** As a tab that is closed gives back what it has reserved. */
function closeTabs() {
  held.clear();
}

describe('a draft', () => {
  it('is what was typed, and where', async () => {
    const tab = await openTab();
    tab.keepDraft('enquiry', { name: 'Robin' }, '?topic=quote');
    const expected = { search: '?topic=quote', values: { name: 'Robin' } };
    expect(tab.readDraft('enquiry')).toMatchObject(expected);
    expect(tab.readDraft('newsletter')).toBeNull();
    closeTabs();
    expect(await (await openTab()).claimDraft('enquiry')).toMatchObject(expected);
  });

  it('is gone once it is removed', async () => {
    const memory = {};
    const tab = await openTab(memory);
    tab.keepDraft('enquiry', { name: 'Robin' }, '');
    tab.removeDraft('enquiry');
    expect([device, memory]).toEqual([{}, {}]);
    expect(await tab.claimDraft('enquiry')).toBeNull();
  });

  it.each(['', 'null', '{', '7', '{"search":"","changed":1}', '{"search":1,"values":{}}'])(
    'is none where %j is kept',
    async (text) => {
      device['ohmstead.enquiry.1'] = text;
      expect(await (await openTab()).claimDraft('enquiry')).toBeNull();
    },
  );

  it('lives without storage and without locks', async () => {
    const { keepDraft, readDraft, claimDraft } = await import('./draft');
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', {});
    expect(await claimDraft('enquiry')).toBeNull();
    keepDraft('enquiry', { name: 'Robin' }, '');
    expect(readDraft('enquiry')?.values).toEqual({ name: 'Robin' });
  });
});

describe('two tabs', () => {
  it('have a draft each, and each its own after a reload', async () => {
    const memories = [{}, {}];
    const [first, second] = [await openTab(memories[0]), await openTab(memories[1])];
    first.keepDraft('enquiry', { name: 'First' }, '');
    expect(await second.claimDraft('enquiry')).toBeNull();
    second.keepDraft('enquiry', { name: 'Second' }, '');
    first.keepDraft('enquiry', { name: 'First, longer' }, '');
    expect(Object.keys(device)).toHaveLength(2);
    closeTabs();
    const again = [await openTab(memories[0]), await openTab(memories[1])];
    const drafts = await Promise.all(again.map((tab) => tab.claimDraft('enquiry')));
    expect(drafts.map((draft) => draft?.values.name)).toEqual(['First, longer', 'Second']);
  });

  it('leave their drafts to later ones, the latest first', async () => {
    vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(3).mockReturnValueOnce(2);
    for (const name of ['oldest', 'latest', 'middle']) {
      (await openTab()).keepDraft('enquiry', { name }, '');
    }
    closeTabs();
    const names = [];
    for (let tabs = 0; tabs < 4; tabs += 1) {
      names.push((await (await openTab()).claimDraft('enquiry'))?.values.name);
    }
    expect(names).toEqual(['latest', 'middle', 'oldest', undefined]);
  });

  it('do not take what a third one types for what was kept', async () => {
    (await openTab()).keepDraft('enquiry', { name: 'kept' }, '');
    closeTabs();
    const tab = await openTab();
    const claim = tab.claimDraft('enquiry');
    tab.keepDraft('enquiry', { name: 'typed' }, '');
    expect(await claim).toBeNull();
    expect(tab.readDraft('enquiry')?.values.name).toBe('typed');
    expect(Object.keys(device)).toHaveLength(2);
  });
});

describe('an attempt to send', () => {
  it('has the id of the last one where the words are the same, also after a reload', async () => {
    const memory = {};
    const tab = await openTab(memory);
    tab.keepDraft('enquiry', { name: 'Robin' }, '');
    const id = tab.attemptDraft('enquiry', { name: 'Robin' });
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    tab.keepDraft('enquiry', { name: 'Robin' }, '');
    expect(tab.attemptDraft('enquiry', { name: 'Robin' })).toBe(id);
    closeTabs();
    const again = await openTab(memory);
    await again.claimDraft('enquiry');
    expect(again.attemptDraft('enquiry', { name: 'Robin' })).toBe(id);
  });

  it('keeps its id where the server has refused the words, and they were mended', async () => {
    const tab = await openTab();
    const id = tab.attemptDraft('enquiry', { name: '' });
    tab.noteRefusal('enquiry');
    expect(tab.attemptDraft('enquiry', { name: 'Robin' })).toBe(id);
  });

  it('has another one where they are not, so that no server drops what is new', async () => {
    const tab = await openTab();
    const id = tab.attemptDraft('enquiry', { name: 'Robin' });
    expect(tab.attemptDraft('enquiry', { name: 'Robin C.' })).not.toBe(id);
  });
});
