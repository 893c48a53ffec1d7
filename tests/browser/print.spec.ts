import { test } from '@playwright/test';

import { SAMPLE_ROOT } from '../site/folders.ts';
import { listLargestPages } from '../site/largest-pages.ts';
import { forPrint, testDark, testPrinted } from './printing.ts';

/** What is printed most; `full/print.spec.ts` prints the others. */
const KINDS = ['datasheet', 'product', 'insight'];

const pages = listLargestPages(SAMPLE_ROOT).filter(({ kind }) => KINDS.includes(kind));

test.use(forPrint);

for (const page of pages) testPrinted(page);

/** A page with a portrait by day and by night. */
testDark({ kind: 'product', path: '/products/core' });
testDark(pages[0] ?? { kind: '', path: '/' });
