import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// Its own limit is a second, which a busy machine takes for the first paint of a page.
configure({ asyncUtilTimeout: 60_000 });

// Files share a browser, but not what modules have learned, such as the index of the search.
vi.resetModules();
