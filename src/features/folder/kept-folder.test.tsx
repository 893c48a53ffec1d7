import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeFolder, followFolder, keepFolder, readFolder } from './kept-folder.ts';

const file = { kind: 'file', product: 'meter', file: 'pdf', revision: 'A' } as const;

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  keepFolder([]);
});

describe('the folder that a device keeps', () => {
  it('is empty at first, keeps what is put there, and leaves nothing when emptied', () => {
    expect(readFolder()).toBe('');
    keepFolder([file]);
    expect(readFolder()).toBe('file=meter.pdf.A');
    keepFolder([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it('notifies its subscribers, also of changes in another tab', () => {
    const seen: string[] = [];
    const end = followFolder(() => seen.push(readFolder()));
    changeFolder((items) => [...items, file]);
    window.localStorage.setItem('ohmstead.folder', 'file=lamp.ies.B');
    window.dispatchEvent(new StorageEvent('storage', { key: 'ohmstead.folder' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    end();
    keepFolder([]);
    expect(seen).toEqual(['file=meter.pdf.A', 'file=lamp.ies.B']);
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    keepFolder([file]);
    expect(readFolder()).toBe('file=meter.pdf.A');
  });
});
