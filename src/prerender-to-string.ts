import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { identifierPrefix } from './lib/ids.ts';

/**
 * Renders a document to HTML once all of it is there, islands included.
 * @throws what the first component that fails throws: a page is published whole or not at all
 */
export async function prerenderToString(document: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(document, {
    identifierPrefix,
    // Larger parts would be moved to the end, and into place by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
