import { test } from '@playwright/test';

import { SAMPLE_ROOT } from '../../site/folders.ts';
import { listLargestPages } from '../../site/largest-pages.ts';
import { forPrint, testDark, testPrinted } from '../printing.ts';

test.use(forPrint);

for (const page of listLargestPages(SAMPLE_ROOT)) {
  testPrinted(page);
  testDark(page);
}
