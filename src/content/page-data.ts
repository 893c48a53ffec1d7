import type { Figure, Image } from '../schemas/fields';
import type { GlossaryTerm } from '../schemas/glossary';
import type { Insight, InsightCategory } from '../schemas/insight';
import type { Job } from '../schemas/job';
import type { Market } from '../schemas/market';
import type { CopyOf, PageKind } from '../schemas/pages';
import type { Product } from '../schemas/product';
import type { ProductSheet } from '../schemas/product-sheet';
import type { SearchKind } from '../schemas/search';
import type { Site } from '../schemas/site';
import type { Story } from '../schemas/story';
import type { TeamMember } from '../schemas/team-member';
import type { Picture } from './picture';

export type { PageKind } from '../schemas/pages';

/**
 * An entry as pages see it: its frontmatter, its slug, its address, its picture resolved. Only
 * development sees `draft` and `publishAt`, on entries that are not published yet.
 */
export type Entry<T> = Omit<T, 'image'> & { slug: string; path: string } & (T extends {
    image: Image;
  }
    ? { image: Picture }
    : unknown);

export type ProductEntry = Entry<Product>;
export type MarketEntry = Entry<Market>;
export type StoryEntry = Entry<Story>;
export type InsightEntry = Entry<Insight>;
export type TeamEntry = Entry<TeamMember>;
export type JobEntry = Entry<Job>;

/** Terms of the glossary that a page explains in tooltips, by slug. */
export type Terms = Record<string, GlossaryTerm>;

/** A heading of a body, for tables of contents. */
export interface BodyHeading {
  id: string;
  text: string;
  depth: number;
}

/** The prose of an entry, rendered at build time. */
export interface Body {
  html: string;
  headings: BodyHeading[];
  /** Slugs of the glossary's terms in it. */
  terms: string[];
}

/** What lists show of an article. */
export interface InsightCard
  extends Pick<
    InsightEntry,
    | 'slug'
    | 'path'
    | 'title'
    | 'excerpt'
    | 'category'
    | 'date'
    | 'readTime'
    | 'badge'
    | 'image'
    | 'draft'
    | 'publishAt'
  > {
  author: string;
  icon: Product['icon'];
}

/** A category of insights as a filter: its name, its address and whether it is chosen. */
export interface InsightFilter {
  label: string;
  path: string;
  current: boolean;
}

/** A link with its words. */
export interface NamedLink {
  label: string;
  path: string;
}

/** An entry as a choice in a form. */
export interface Choice {
  slug: string;
  label: string;
}

/** The parameters of a link to the contact page that name an entry. */
export type SubjectKind = 'product' | 'market' | 'job';

/** The bytes of files that are made beside pages, by address; empty while the site is developed. */
export type FileSizes = Record<string, number>;

/** A rating sheet in a list: its page, and the same sheet as a file. */
export interface DatasheetLink {
  product: ProductEntry;
  path: string;
  file: string;
  /** The bytes of the file, where it has been made. */
  bytes: number | undefined;
}

/** The pages of one kind, for the list of everything. */
export interface SearchGroup {
  kind: SearchKind;
  links: NamedLink[];
  /** The address of the list that has them all, where these are only the newest. */
  full: string | null;
}

/** What `<head>` says of a page. */
export interface Head {
  title: string;
  description: string;
  /** Whether search engines shall leave it out. */
  unlisted?: boolean | undefined;
}

/** The data of each kind of page beside its copy. */
interface PageParts {
  home: {
    products: ProductEntry[];
    markets: MarketEntry[];
    stories: StoryEntry[];
    figures: Figure[];
    certifications: Site['certifications'];
    group: string;
    engineers: string;
  };
  products: { products: ProductEntry[]; terms: Terms };
  product: {
    product: ProductEntry;
    body: Body;
    stories: StoryEntry[];
    next: ProductEntry[];
    terms: Terms;
    /** The list that the product belongs to, and its two buttons' words. */
    list: NamedLink;
    listCopy: CopyOf<'products'>;
  };
  datasheet: {
    product: ProductEntry;
    sheet: ProductSheet;
    /** The drawing number in its title block. */
    drawing: string;
    /** The address of the same sheet as a PDF. */
    file: string;
  };
  markets: { markets: (MarketEntry & { proof: string })[] };
  market: {
    market: MarketEntry;
    /** The address of the page that tells the market's case study. */
    proof: string;
    position: number;
    total: number;
    body: Body;
    next: MarketEntry[];
    terms: Terms;
    list: NamedLink;
    listCopy: CopyOf<'markets'>;
  };
  stories: { stories: StoryEntry[] };
  story: {
    story: StoryEntry;
    body: Body;
    market: NamedLink;
    products: ProductEntry[];
    terms: Terms;
    list: NamedLink;
  };
  insights: {
    /** The chosen category; none on the first list. */
    category: InsightCategory | null;
    filters: InsightFilter[];
    /** The three at the top; empty on every list but the first. */
    featured: InsightCard[];
    articles: InsightCard[];
    /** The address of the next page of the list, where there is one. */
    older: string | null;
    /** The address of the list's first page. */
    newest: string;
  };
  insight: {
    article: InsightEntry;
    author: TeamEntry;
    body: Body;
    related: InsightCard[];
    /** The addresses of the next newer and the next older article, where there are some. */
    newer: string | null;
    older: string | null;
    terms: Terms;
    list: NamedLink;
    categoryLink: NamedLink;
  };
  search: { groups: SearchGroup[] };
  company: { figures: Figure[]; team: TeamEntry[]; jobs: JobEntry[] };
  job: { job: JobEntry; body: Body; terms: Terms; list: NamedLink };
  contact: {
    body: Body;
    terms: Terms;
    breadcrumb: NamedLink[];
    /** What an enquiry can be about: the entries of three collections. */
    subjects: Record<SubjectKind, Choice[]>;
  };
  plain: {
    body: Body;
    terms: Terms;
    breadcrumb: NamedLink[];
    jobs: JobEntry[];
    news: InsightCard[];
    datasheets: DatasheetLink[];
    datasheetCopy: CopyOf<'datasheet'> | null;
    glossary: GlossaryTerm[];
  };
  'not-found': unknown;
}

/** Each kind of page: its copy, its joined entries, its address and its head. */
export type PageMap = {
  [K in PageKind]: { kind: K; path: string; head: Head; copy: CopyOf<K> } & PageParts[K];
};

/** The data of one kind of page. */
export type PageOf<K extends PageKind> = PageMap[K];

/** The data of any page, told apart by its `kind`. */
export type Page = PageMap[PageKind];
