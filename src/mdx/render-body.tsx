import type { MDXContent } from 'mdx/types';
import type { ComponentPropsWithoutRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Facts } from '#base/facts';
import type { CalculatorCopy } from '../collections/files/calculators';
import { Anchor, toFactComponents } from './facts';
import { stylesheet, toCalculatorComponents } from './live/prerender-calculators';
import { CsvLabel, mdxComponents, OpensPage, Term } from './mdx-components';
import { Sequence } from './sequence';
import { toWords } from './words';

interface Heading {
  id: string;
  text: string;
  depth: number;
}

interface RenderedBody {
  html: string;
  headings: Heading[];
  /** Slugs of the glossary's terms in it, each once. */
  terms: string[];
  /** The stylesheet of the parts that act in it, where there are any. */
  live?: string;
}

/** What the tags of a body print that is written elsewhere. */
export interface BodyWords {
  /** What `content/site.yaml` says, for the tags that stand for it. */
  facts: Facts;
  /** What `content/islands.yaml` says. */
  calculators: CalculatorCopy;
  /** The words of the link that downloads a table. */
  csv: string;
}

/**
 * Renders the prose of an entry, at build time only.
 * @param words what its tags print that is written elsewhere
 * @param Content what the MDX compiler made of the file
 * @param opensPage whether it stands on the first screen, with no figure above it
 * @returns its HTML, and the headings and terms that were met on the way
 * @throws when the body names a component that the vocabulary lacks
 */
export function renderBody(
  { facts, calculators, csv }: BodyWords,
  Content: MDXContent,
  opensPage = false,
): RenderedBody {
  const headings: Heading[] = [];
  const terms = new Set<string>();
  let live: { live?: string } = {};
  const meetLive = () => {
    live = { live: stylesheet };
  };
  const components = {
    ...mdxComponents,
    ...toFactComponents(facts),
    ...toCalculatorComponents(calculators, meetLive),
    Sequence: (props: ComponentPropsWithoutRef<typeof Sequence>) => {
      meetLive();
      return <Sequence {...props} />;
    },
    a: Anchor,
    h2: toHeading(2, headings),
    h3: toHeading(3, headings),
    Term: (props: ComponentPropsWithoutRef<typeof Term>) => {
      terms.add(props.slug);
      return <Term {...props} />;
    },
  };
  const html = renderToStaticMarkup(
    <OpensPage value={opensPage}>
      <CsvLabel value={csv}>
        <Content components={components} />
      </CsvLabel>
    </OpensPage>,
  );
  return { html, headings, terms: [...terms], ...live };
}

function toHeading(depth: 2 | 3, headings: Heading[]) {
  const Tag = `h${depth}` as const;
  return ({ id, children }: ComponentPropsWithoutRef<'h2'>) => {
    if (id !== undefined) headings.push({ id, text: toWords(children), depth });
    return <Tag id={id}>{children}</Tag>;
  };
}
