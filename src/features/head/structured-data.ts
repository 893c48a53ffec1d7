import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { toCardFile } from '#check/addresses/paths';
import { childrenOf, type MetaContext, type Thing, type TreeNode } from '#site';

/** The identifier by which every page refers to the company. */
export function organizationId({ origin }: MetaContext): string {
  return `${origin}/#org`;
}

/** The company in full and the site as a whole, for the home page. */
export function describeHome(context: MetaContext): Thing[] {
  const { origin, site } = context;
  const { brand, contact, footer } = site;
  const id = organizationId(context);
  const company = {
    '@type': 'Organization',
    '@id': id,
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: brand.description,
    parentOrganization: { '@type': 'Organization', name: brand.group },
    email: contact.email,
    telephone: contact.phone,
    address: contact.address,
    sameAs: footer.social.map(({ to }) => to),
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: brand.name,
    url: `${origin}/`,
    publisher: { '@id': id },
  };
  return [company, website];
}

/** The facts about an article for structured data. */
interface ArticleFacts {
  title: string;
  /** The address of the page whose card image it uses. */
  card: string;
  /** The day of publication, `YYYY-MM-DD`. */
  date: string;
  /** Who wrote it; the company by default. */
  author?: { name: string };
}

/** An insight, or a success story, which has the company as its author. */
export function describeArticle(facts: ArticleFacts, context: MetaContext): Thing {
  const { title, card, date, author } = facts;
  const { origin, site } = context;
  return {
    '@type': 'Article',
    headline: title,
    image: `${origin}/${toCardFile(card)}`,
    datePublished: date,
    author:
      author === undefined
        ? { '@type': 'Organization', name: site.brand.name, url: `${origin}/` }
        : { '@type': 'Person', name: author.name, url: `${origin}/company#leadership` },
    publisher: { '@id': organizationId(context) },
  };
}

const KEPT = new Set(['p', 'ul', 'ol', 'li', 'b', 'strong']);

/** Prose as job boards accept it: lists and paragraphs, which headings become; no attributes. */
export function toPlainHtml(nodes: readonly TreeNode[]): string {
  return toHtml(nodes.flatMap(keepPlain), {
    characterReferences: { useNamedReferences: true },
  });
}

function keepPlain(node: TreeNode): ElementContent[] {
  if (typeof node === 'string') return [{ type: 'text', value: node }];
  const inner = childrenOf(node).flatMap(keepPlain);
  const tag = /^h[1-6]$/.test(node[0]) ? 'p' : node[0];
  return KEPT.has(tag) ? [h(tag, inner)] : inner;
}
