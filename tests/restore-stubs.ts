import { afterEach, vi } from 'vitest';

// Files share their modules and environment. Vitest's own `unstubEnvs` restores before each test,
// so what the last test of a file stubs would still hold while the next file is loaded.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
