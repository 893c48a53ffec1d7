import type { MDXContent } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import { type Facts, toFactLink, toFactName, toNumber } from '#check/model/facts';
import type { Body, BodyHeading, TreeElement, TreeNode } from '#site';
import { childrenOf, listElements, toText } from '#site';
import { parseQuantity } from './calculators/calculator.ts';
import type { CalculatorCopy } from './calculators/copy.ts';
import { calculators } from './calculators/index.ts';
import type { ClaimProps, TextProps } from './component-schemas.ts';
import detailsStyles from './details.css?url';
import formulaStyles from './formula.css?url';
import { Calculator } from './live/calculator.tsx';
import exhibitStyles from './live/exhibit.css?url';
import {
  type AlertCopy,
  Blockquote,
  BodyImage,
  type BodyImageProps,
  Chart,
  DataTable,
  mdxComponents,
  type TaskCopy,
  TaskMark,
} from './mdx-components.tsx';
import tableStyles from './table-cards.css?url';
import { labelCells } from './table-cards.ts';
import { toTree } from './to-tree.ts';

/** Text that the tags of a body print but that is defined elsewhere. */
interface BodySources {
  /** What tags such as `<Phone />` stand for. */
  facts: Facts;
  files: {
    'content/calculators.yaml': CalculatorCopy;
    /** `csv` is the label of the link that downloads a table. */
    'content/site.yaml': { labels: { csv: string; task: TaskCopy; alert: AlertCopy } };
  };
}

/**
 * Renders the prose of an entry to a tree, at build time only.
 * @param Content the compiled MDX of the file
 * @param opensPage whether it is on the first screen, with no figure above it
 * @returns its tree, its headings and the terms in it
 * @throws if the body uses a component that authors may not use
 */
export function renderBody(Content: MDXContent, sources: BodySources, opensPage = false): Body {
  const { facts, files } = sources;
  const { csv, task, alert } = files['content/site.yaml'].labels;
  const components = {
    ...mdxComponents,
    ...toFactTags(facts),
    Claim: ({ slug, bare }: ClaimProps) => facts.get(toFactName('Claim', slug, bare)),
    ...toCalculatorTags(files['content/calculators.yaml']),
    Chart: (props: TextProps<'Chart'>) => <Chart {...props} csv={csv} />,
    DataTable: (props: TextProps<'DataTable'>) => <DataTable {...props} csv={csv} />,
    input: ({ checked }: ComponentProps<'input'>) => <TaskMark isDone={checked} copy={task} />,
    blockquote: (props: Omit<ComponentProps<typeof Blockquote>, 'copy'>) => (
      <Blockquote {...props} copy={alert} />
    ),
    img: (props: BodyImageProps) => <BodyImage {...props} opensPage={opensPage} />,
  };
  const text = toTree(<Content components={components} />);
  const elements = listElements(text);
  labelCells(elements);
  return {
    tree: linkStylesheets(text),
    headings: elements.flatMap(toHeading),
    terms: [
      ...new Set(elements.flatMap(([tag, { slug }]) => (tag === 'Term' ? [String(slug)] : []))),
    ],
  };
}

/** The stylesheets of what few texts contain, each linked only where its element is. */
const stylesheets = [
  ['Calculator', exhibitStyles],
  ['math', formulaStyles],
  ['details', detailsStyles],
  ['table', tableStyles],
] as const;

/** Links each stylesheet in the first block that needs it, so that a page is painted down to there. */
function linkStylesheets(text: readonly TreeNode[]): TreeNode[] {
  const head: TreeElement[] = [];
  const blocks = [...text];
  for (const [tag, href] of stylesheets) {
    const index = blocks.findIndex((block) => hasElement(block, tag));
    const block = blocks[index];
    if (block === undefined || typeof block === 'string') continue;
    const link = { rel: 'stylesheet', href };
    // What a text begins with may be on the first screen; a calculator has no room for a link.
    const isBeginning = blocks.slice(0, index).every((each) => typeof each === 'string');
    if (isBeginning || block[0] === 'Calculator')
      head.push(['link', { ...link, precedence: 'page' }]);
    else blocks[index] = insertLink(block, tag, ['link', { ...link, fetchPriority: 'low' }]);
  }
  return [...head, ...blocks];
}

/** Puts a link before the child that needs it: captions and summaries stay first. */
function insertLink(block: TreeElement, tag: string, link: TreeElement): TreeElement {
  const [name, props, ...children] = block;
  const index = children.findIndex((child) => hasElement(child, tag));
  return [name, props, ...children.toSpliced(index < 0 ? 1 : index, 0, link)];
}

const hasElement = (node: TreeNode, tag: string) =>
  listElements([node]).some(([name]) => name === tag);

type Tags<Props> = Record<string, (props: Props) => ReactNode>;
type FactProps = { number?: boolean; children?: ReactNode };

/** The tags that print facts: phone numbers and email addresses are links, with other words too. */
function toFactTags(facts: Facts): Tags<FactProps> {
  const tags: Tags<FactProps> = {};
  for (const [name, fact] of facts) {
    // Facts of a list are picked by a tag of their own.
    if (name.includes(' ')) continue;
    const href = toFactLink(fact);
    tags[name] = ({ number, children }) => {
      const sources = children ?? (number ? toNumber(fact) : fact);
      return href === undefined ? sources : <a href={href}>{sources}</a>;
    };
  }
  return tags;
}

/** The tags of calculators. */
function toCalculatorTags(copy: CalculatorCopy): Tags<Record<string, string>> {
  const tags: Tags<Record<string, string>> = {};
  for (const { name, inputs } of calculators) {
    const own = copy.calculators[name];
    if (own === undefined) throw new Error(`content/calculators.yaml has no entry for ${name}`);
    tags[name] = (props) => {
      const values = Object.entries(inputs).map(([input, quantity]) => [
        input,
        parseQuantity(props[input] ?? '', quantity) ?? quantity.example,
      ]);
      return (
        <Calculator
          name={name}
          values={Object.fromEntries(values)}
          copy={own}
          shared={copy.shared}
        />
      );
    };
  }
  return tags;
}

function toHeading(element: TreeElement): BodyHeading[] {
  const [tag, { id }] = element;
  if (!/^h[23]$/.test(tag) || id === undefined) return [];
  return [{ id: String(id), text: toText(childrenOf(element)), depth: Number(tag[1]) }];
}
