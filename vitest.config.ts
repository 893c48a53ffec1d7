import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/*.test.ts', 'tests/unit/**/*.test.ts', 'tests/build/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core to itself, which is half of the machine that CI has.
    maxWorkers: '100%',
  },
});
