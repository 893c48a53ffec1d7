import type { Page } from '@playwright/test';
import { UNKNOWN_PATH } from '../site/facts.ts';
import { send } from './inquiry.ts';

/** A screen whose appearance is stored as pictures. */
export interface Screen {
  /** The base name of its pictures. */
  name: string;
  path: string;
  /** What to do or wait for before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** The picture shows only the viewport, not the whole page. */
  isWindow?: true;
  /** The widths at which it exists, if not all. */
  widths?: number[];
}

/** One page of each kind, and each page of prose that looks different. */
export const pictured: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'product', path: '/products/core' },
  { name: 'datasheet', path: '/products/core/datasheet' },
  { name: 'compare', path: '/products/compare' },
  { name: 'one-line', path: '/products/build' },
  { name: 'markets', path: '/markets' },
  { name: 'market', path: '/markets/ports' },
  { name: 'stories', path: '/stories' },
  { name: 'story', path: '/stories/grid-modernization' },
  { name: 'insights', path: '/insights' },
  { name: 'category', path: '/insights/category/case-studies' },
  { name: 'article', path: '/insights/ball-field-lighting-last-inning' },
  {
    name: 'search-results',
    path: '/search?q=relay',
    act: (page) =>
      page
        .getByRole('main')
        .getByText(/^Results: \d+$/)
        .waitFor(),
  },
  { name: 'company', path: '/company' },
  { name: 'careers', path: '/company/careers' },
  { name: 'job', path: '/company/careers/field-service-lead-ports' },
  { name: 'contact', path: '/company/contact' },
  { name: 'message-received', path: '/company/received' },
  { name: 'downloads', path: '/support/downloads' },
  {
    name: 'folder',
    path: '/folder',
    // An empty folder offers sets to begin with once scripts run.
    act: (page) => page.locator('.folder__set').first().waitFor(),
  },
  { name: 'glossary', path: '/support/glossary' },
  { name: 'legal', path: '/privacy' },
  { name: 'not-found', path: UNKNOWN_PATH },
];

/** States that a visitor can reach. */
export const states: Screen[] = [
  {
    name: 'menu',
    path: '/products',
    isWindow: true,
    widths: [390],
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    name: 'search-dialog',
    path: '/search',
    isWindow: true,
    act: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Search the site' });
      await dialog.getByRole('combobox').fill('relay');
      await dialog.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'form-mistakes',
    path: '/company/contact',
    isWindow: true,
    act: async (page) => {
      await send(page);
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
];
