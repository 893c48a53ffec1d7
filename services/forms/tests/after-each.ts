import { afterEach } from 'vitest';
import { endAll } from './service.fixture.ts';

// In a set-up file, since test files share the modules of their fixtures.
afterEach(endAll);
