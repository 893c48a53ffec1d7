import type { MDXContent } from 'mdx/types';
import type { Facts } from '#base/facts';
import type { Body, BodyHeading, TreeElement } from '#site';
import { childrenOf, listElements, toText } from '#site';
import type { CalculatorCopy } from '../collections/files/calculators';
import { toCalculatorTags } from './calculator-tags';
import type { WordProps } from './component-schemas';
import { toFactComponents } from './facts';
import stylesheet from './live/exhibit.css?url';
import { Chart, DataTable, Image, type ImageProps, mdxComponents } from './mdx-components';
import { toTree } from './to-tree';

/** Text that the tags of a body print but that is defined elsewhere. */
interface BodyWords {
  /** The content of `content/site.yaml`, for the tags that refer to it. */
  facts: Facts;
  /** The content of `content/calculators.yaml`. */
  calculators: CalculatorCopy;
  /** The label of the link that downloads a table. */
  csv: string;
}

/**
 * Renders the prose of an entry to a tree, at build time only.
 * @param words text that its tags print but that is defined elsewhere
 * @param Content the compiled MDX of the file
 * @param opensPage whether it is on the first screen, with no figure above it
 * @returns its tree, its headings and the terms in it
 * @throws if the body uses a component that authors may not use
 */
export function renderBody(
  { facts, calculators, csv }: BodyWords,
  Content: MDXContent,
  opensPage = false,
): Body {
  const components = {
    ...mdxComponents,
    ...toFactComponents(facts),
    ...toCalculatorTags(calculators),
    Chart: (props: WordProps<'Chart'>) => <Chart {...props} csv={csv} />,
    DataTable: (props: WordProps<'DataTable'>) => <DataTable {...props} csv={csv} />,
    img: (props: ImageProps) => <Image {...props} opensPage={opensPage} />,
  };
  const text = toTree(<Content components={components} />);
  const elements = listElements(text);
  const styles: TreeElement = ['link', { rel: 'stylesheet', href: stylesheet, precedence: 'page' }];
  return {
    tree: elements.some(([tag]) => tag === 'Calculator') ? [styles, ...text] : text,
    headings: elements.flatMap(toHeading),
    terms: [
      ...new Set(elements.flatMap(([tag, { slug }]) => (tag === 'Term' ? [String(slug)] : []))),
    ],
  };
}

function toHeading(element: TreeElement): BodyHeading[] {
  const [tag, { id }] = element;
  if (!/^h[23]$/.test(tag) || id === undefined) return [];
  return [{ id: String(id), text: toText(childrenOf(element)), depth: Number(tag[1]) }];
}
