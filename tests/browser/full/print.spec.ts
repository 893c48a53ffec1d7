import { test } from '@playwright/test';

import { SAMPLE_ROOT } from '../../site/folders';
import { listLargestPages } from '../../site/largest-pages';
import { forPrint, testPrinted } from '../printing';

test.use(forPrint);

for (const page of listLargestPages(SAMPLE_ROOT)) testPrinted(page);
