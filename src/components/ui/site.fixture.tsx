import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { parse } from 'yaml';
import { SAMPLE } from '../../../tests/site/folders';
import { siteSchema } from '../../collections/files/site';
import { SiteContext } from './site-context';

/** The words of the sample site. */
export const sampleSite = siteSchema.parse(
  parse(readFileSync(join(SAMPLE, 'content/site.yaml'), 'utf8')),
);

/** Renders what stands on a page of the sample site, at an address. */
export function renderInSite(element: ReactNode, address = '/'): RenderResult {
  return render(element, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[address]}>
        <SiteContext value={sampleSite}>{children}</SiteContext>
      </MemoryRouter>
    ),
  });
}
