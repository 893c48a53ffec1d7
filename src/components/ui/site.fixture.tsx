import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { parse } from 'yaml';
import type { z } from 'zod';
import { SAMPLE } from '../../../tests/site/folders.ts';
import { siteSchema } from '../../collections/files/site.ts';
import { SiteContext } from './site-context.tsx';

/** The shared copy of the sample site. */
export const sampleSite = siteSchema.parse(
  parse(readFileSync(join(SAMPLE, 'content/site.yaml'), 'utf8')),
);

/** What the document of the sample site provides; its forms open an email. */
export const sampleContext = { site: sampleSite, formTarget: null };

/**
 * The copy of a page of the sample site.
 * @param schema the schema of the copy
 * @param page its file under `content/pages/`, without the extension
 */
export function readSampleCopy<T extends z.ZodType>(schema: T, page: string): z.output<T> {
  const text = readFileSync(join(SAMPLE, `content/pages/${page}.mdx`), 'utf8');
  return schema.parse(parse(text.split(/^---$/m)[1] ?? ''));
}

/** Renders an element as part of the sample site, at an address. */
export function renderInSite(element: ReactNode, address = '/'): RenderResult {
  return render(element, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[address]}>
        <SiteContext value={sampleContext}>{children}</SiteContext>
      </MemoryRouter>
    ),
  });
}
