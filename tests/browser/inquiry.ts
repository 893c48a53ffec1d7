import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { openHydrated } from './hydration.ts';

/** The link to request a quote. */
export const QUOTE = '/company/contact?topic=quote&product=core';

/** What a visitor types. */
export const typed = {
  Name: 'Robin Castellan',
  Organization: 'Harrow Bay Port',
  Email: 'robin@castellan.example',
  Phone: '+1 (555) 010-0199',
  Message: 'Two feeders for the quay.\nOne of them is lost at high water.',
};

/** What a visitor attaches. */
export const ONE_LINE = {
  name: 'one-line of mains 1 & 2.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7'),
};
export const PHOTO = {
  name: 'Schaltschrank Tür.JPG',
  mimeType: 'image/jpeg',
  buffer: Buffer.alloc(1_234_567),
};
/** A file that the form does not accept. */
export const ARCHIVE = {
  name: 'week-42.zip',
  mimeType: 'application/zip',
  buffer: Buffer.alloc(10),
};

/** Opens the contact page and fills in every field. */
export async function fillInquiry(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  for (const [label, value] of Object.entries(typed)) await box(page, label).fill(value);
}

/** A field of the contact form, by its label. */
export function box(page: Page, label: string) {
  return page.getByRole('form', { name: 'Your inquiry' }).getByLabel(label, { exact: false });
}

/** Presses the submit button of the contact form. */
export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).click();
}

/** Expects every field to hold what was typed. */
export async function expectNothingLost(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    await expect(box(page, label)).toHaveValue(value);
  }
}

/** What the tab stores of the forms. */
export function readKept(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([name]) => /^ohmstead\.(inquiry|newsletter)/.test(name))
      .map((entry) => entry.join(' ')),
  );
}
