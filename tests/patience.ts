import { configure } from '@testing-library/react';

// Its own limit is a second, which a busy machine takes for the first paint of a page.
configure({ asyncUtilTimeout: 60_000 });
