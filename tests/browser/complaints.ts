import type { Page } from '@playwright/test';

const COMPLAINING = ['error', 'warning', 'assert'];

/** Collects the browser's errors and warnings from now on: the returned list keeps growing. */
export async function recordComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (COMPLAINING.includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`Uncaught ${error.message}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { violatedDirective, blockedURI, sample } = violation;
      console.error(`Policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return complaints;
}
