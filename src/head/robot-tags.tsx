import type { Frame } from '../content/frame';
import type { Page } from '../content/page-data';
import { feedFiles, toCardFile } from '../lib/paths';
import { toStructuredData } from './structured-data';

interface RobotTagsProps {
  page: Page;
  frame: Frame;
}

const ARTICLES: Page['kind'][] = ['insight', 'story'];

/** What only robots read: cards for shared links, structured data, feeds, the manifest. */
export function RobotTags({ page, frame }: RobotTagsProps) {
  return (
    <>
      <link rel="manifest" href="/site.webmanifest" />
      {page.kind === 'insights' && <FeedLinks />}
      {page.kind !== 'not-found' && <Card page={page} frame={frame} />}
      <StructuredData page={page} frame={frame} />
    </>
  );
}

function FeedLinks() {
  return feedFiles.map(({ file, type }) => (
    <link key={file} rel="alternate" type={type} href={`/${file}`} />
  ));
}

/** Open Graph, which X reads too; of X's own tags only the shape of the card is needed. */
function Card({ page, frame }: RobotTagsProps) {
  const { origin, site } = frame;
  return (
    <>
      <meta property="og:title" content={page.head.title} />
      <meta property="og:description" content={page.head.description} />
      <meta property="og:type" content={ARTICLES.includes(page.kind) ? 'article' : 'website'} />
      <meta property="og:url" content={origin + page.path} />
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:image" content={`${origin}/${toCardFile(page.path)}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function StructuredData({ page, frame }: RobotTagsProps) {
  const data = toStructuredData(page, frame);
  if (data === undefined) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toScriptText(JSON.stringify(data)) }}
    />
  );
}

/** JSON that no parser of HTML takes for a tag or a comment; other `<` stay, and compress better. */
export function toScriptText(json: string): string {
  return json.replace(/<(?=!--|\/?script)/gi, '\\u003c');
}
