import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Facts } from '#check/model/facts';
import type { Body } from '#site';
import { CALCULATOR_COPY } from './calculator-copy.fixture.ts';
import { LABELS } from './labels.fixture.ts';
import { mdxOptions } from './mdx-options.ts';
import { Prose } from './prose.tsx';
import { renderBody } from './render-body.tsx';

/** Text as a page receives it, and the HTML of its prose. */
export async function renderText(
  source: string,
  facts: Facts = new Map(),
): Promise<Body & { html: string }> {
  const module = await evaluate(source, { ...mdxOptions, Fragment, jsx, jsxs });
  const files = {
    'content/calculators.yaml': CALCULATOR_COPY,
    'content/site.yaml': { labels: LABELS },
  };
  const body = renderBody(module.default, { facts, files });
  const element = createElement(Prose, { body });
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  return { ...body, html: html.replace(/^<div class="prose">(.*)<\/div>$/s, '$1') };
}
