import type { Page } from '@playwright/test';

const REPORTED = ['error', 'warning', 'assert'];

/** Collects the browser's errors and warnings from now on: the returned list keeps growing. */
export async function recordConsoleMessages(page: Page): Promise<string[]> {
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    if (REPORTED.includes(message.type())) consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(`Uncaught ${error.message}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { violatedDirective, blockedURI, sample } = violation;
      console.error(`Policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return consoleMessages;
}
