import type { Frame } from '../../content/frame';
import type { DatasheetLink, JobEntry, MarketEntry, PageOf } from '../../content/page-data';
import { facts, joinBlocks, linkList, list, section } from './blocks';
import {
  describeMarket,
  describeProduct,
  toArticleLink,
  toProductLink,
  toStoryLink,
} from './entry-blocks';

export function toHomeBlocks(page: PageOf<'home'>): string[] {
  const { copy, figures, certifications } = page;
  return [
    `# ${copy.hero.title}`,
    copy.hero.text,
    section(copy.products.title, linkList(page.products.map(toProductLink))),
    section(copy.markets.title, linkList(page.markets.map(toMarketLink))),
    section(copy.stories.title, linkList(page.stories.map(toStoryLink))),
    section(copy.about.title, figureList(figures), copy.mission.text, valueList(copy.values)),
    section(
      copy.group.title,
      facts(certifications.map(({ name, meaning }) => ({ label: name, value: meaning }))),
    ),
  ];
}

export function toProductsBlocks({ copy, products }: PageOf<'products'>): string[] {
  return [
    ...headOf(copy.header),
    ...products.map((product) =>
      section(
        product.name,
        `[${product.category}](${product.path}). ${product.description}`,
        ...describeProduct(product),
      ),
    ),
  ];
}

export function toMarketsBlocks({ copy, markets }: PageOf<'markets'>): string[] {
  return [
    ...headOf(copy.header),
    ...markets.map((market) =>
      section(
        market.name,
        ...describeMarket(market, copy),
        `**${copy.caseStudy}**: [${market.caseStudy.title}](${market.proof})`,
      ),
    ),
  ];
}

export function toStoriesBlocks({ copy, stories }: PageOf<'stories'>): string[] {
  return [...headOf(copy.header), linkList(stories.map(toStoryLink))];
}

export function toInsightsBlocks(page: PageOf<'insights'>): string[] {
  const { copy, featured, articles, category, older } = page;
  return [
    ...headOf(copy.header),
    featured.length === 0
      ? ''
      : section(copy.featured.title, linkList(featured.map(toArticleLink))),
    section(category ?? copy.register.title, linkList(articles.map(toArticleLink))),
    older === null ? '' : `[${copy.loadMore}](${older})`,
  ];
}

export function toSearchBlocks(page: PageOf<'search'>, _: string, { site }: Frame): string[] {
  const { copy, groups } = page;
  return [
    ...headOf(copy.header),
    ...groups.map(({ kind, links, full }) =>
      section(
        site.search.kinds[kind],
        list(links.map(({ label, path }) => `[${label}](${path})`)),
        full === null ? '' : `[${copy.full}](${full})`,
      ),
    ),
  ];
}

export function toCompanyBlocks({ copy, figures, team, jobs }: PageOf<'company'>): string[] {
  return [
    ...headOf(copy.header),
    figureList(figures),
    section(copy.mission.title, copy.mission.text),
    section(copy.valuesHeading.title, valueList(copy.values)),
    section(
      copy.timeline.title,
      facts(
        copy.milestones.map(({ year, title, description }) => ({
          label: `${year}, ${title}`,
          value: description,
        })),
      ),
    ),
    section(
      copy.leadership.title,
      facts(team.map(({ name, role, bio }) => ({ label: name, value: `${role}. ${bio}` }))),
    ),
    section(copy.jobs.title, jobList(jobs)),
  ];
}

export function toPlainBlocks(page: PageOf<'plain'>, prose: string): string[] {
  const { copy, jobs, news, datasheets, glossary } = page;
  const entries = joinBlocks(
    jobList(jobs),
    linkList(news.map(toArticleLink)),
    linkList(datasheets.map(toSheetLink)),
    facts(glossary.map(({ term, definition }) => ({ label: term, value: definition }))),
  );
  return [
    ...headOf(copy.header),
    prose,
    copy.listHeading === undefined || entries === ''
      ? ''
      : section(copy.listHeading.title, entries),
  ];
}

export function toContactBlocks(
  { copy }: PageOf<'contact'>,
  prose: string,
  frame: Frame,
): string[] {
  const { phone, email, address, hours, labels } = frame.site.contact;
  return [
    ...headOf(copy.header),
    section(
      copy.direct,
      facts([
        { label: labels.phone, value: phone },
        { label: labels.email, value: email },
        { label: labels.address, value: address },
        { label: labels.hours, value: hours },
      ]),
    ),
    prose,
  ];
}

function toSheetLink({ product, file }: DatasheetLink) {
  return { name: product.name, path: file, text: product.description };
}

function headOf({ title, lead }: { title: string; lead: string }): string[] {
  return [`# ${title}`, lead];
}

function toMarketLink({ name, path, description }: MarketEntry) {
  return { name, path, text: description };
}

function figureList(figures: { value: string; label: string }[]): string {
  return list(figures.map(({ value, label }) => `${value} ${label}`));
}

function valueList(values: { title: string; text: string }[]): string {
  return facts(values.map(({ title, text }) => ({ label: title, value: text })));
}

function jobList(jobs: JobEntry[]): string {
  return linkList(
    jobs.map(({ title, path, department, location, type }) => ({
      name: title,
      path,
      text: `${department}, ${location}, ${type}`,
    })),
  );
}
