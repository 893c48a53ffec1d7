import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// The default limit is a second, which a busy machine may need for the first paint of a page.
configure({ asyncUtilTimeout: 60_000 });

// Test files share a browser, but must not share module state, such as the search index, nor what
// the file before has rendered.
vi.resetModules();
document.body.replaceChildren();
