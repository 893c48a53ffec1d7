import type { ComponentProps } from 'react';
import {
  ArticleFigure,
  ArticleFrame,
  FIGURE_SIZES,
} from '../../components/blocks/article-frame.tsx';
import { Contents } from '../../components/blocks/contents.tsx';
import { ClosingActions, Section } from '../../components/blocks/section.tsx';
import { Share } from '../../components/blocks/share.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { TermProvider } from '../../components/ui/term-provider.tsx';
import { useHydrated } from '../../components/ui/use-hydrated.ts';
import { ArticleCard } from '../../features/articles/article-card.tsx';
import { interpolate } from '../../lib/text.ts';
import { Prose } from '../../mdx/prose.tsx';
import type { InsightPage } from './page.ts';
import { ReadingAids } from './reading-aids.tsx';
import stylesheet from './recording.css?url';

export function View({ page }: { page: InsightPage }) {
  const { copy, article, author, body, terms, related } = page;
  const { video, image, title } = article;
  return (
    <TermProvider terms={terms}>
      <ArticleFrame
        breadcrumb={page.breadcrumb}
        entry={article}
        lead={article.excerpt}
        facts={toFacts(page)}
        action={<Share copy={copy.share} />}
        figure={
          video === undefined ? (
            <ArticleFigure picture={image} number={`${copy.figure}\u00a01`} />
          ) : (
            <VideoRecording video={video} title={title} poster={image} copy={copy.recording} />
          )
        }
        aside={<Contents headings={body.headings} />}
      >
        {video && <span id="transcript" />}
        <Prose body={body} />
        <footer className="byline mt-14 flex max-w-[66ch] items-center gap-5 hair-t hair-b py-6">
          <Picture picture={author.image} decorative sizes="72px" />
          <div>
            <b>{author.name}</b>
            <p className="secondary text-small">{`${author.role}. ${author.bio}`}</p>
          </div>
        </footer>
        <ArticleEnd page={page} />
      </ArticleFrame>
      {related.length > 0 && (
        <Section id="related" heading={copy.related} surface="tint">
          <div className="split sm:grid-cols-2">
            {related.map((card) => (
              <ArticleCard key={card.slug} article={card} brief />
            ))}
          </div>
        </Section>
      )}
      <ClosingActions closing={copy.closing} />
    </TermProvider>
  );
}

interface RecordingProps {
  /** A file on this site, or a page elsewhere. */
  video: { address: string; captions?: string | undefined };
  poster: ComponentProps<typeof Picture>['picture'];
  title: string;
  copy: InsightPage['copy']['recording'];
}

/**
 * The recording of a webinar under its poster. Nothing loads until it is pressed; a recording
 * hosted elsewhere is a link that says where it leads.
 */
export function VideoRecording({ video, poster, title, copy }: RecordingProps) {
  const isOwn = video.address.startsWith('/');
  return (
    <figure className="article-figure recording">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <div className="plate wired plate--ticks">
        {isOwn ? (
          <video
            controls
            preload="none"
            poster={poster.src}
            width={poster.width}
            height={poster.height}
            aria-label={title}
          >
            <source src={video.address} />
            <track
              kind="captions"
              src={video.captions}
              srcLang="en"
              label={copy.captions}
              default
            />
          </video>
        ) : (
          <Picture picture={poster} decorative sizes={FIGURE_SIZES} first />
        )}
      </div>
      <figcaption className="caption mono items-center">
        {!isOwn && (
          <ButtonLink
            variant="primary"
            to={video.address}
            label={interpolate(copy.open, { host: new URL(video.address).hostname })}
          />
        )}
        <a href="#transcript">{copy.transcript}</a>
      </figcaption>
    </figure>
  );
}

function toFacts({ copy, article, author }: InsightPage) {
  const { facts, recording } = copy;
  const { takesPlace } = article;
  const minutes = `${article.readTime} ${facts.minutes}`;
  const event = { label: facts.takesPlace, value: <LocalDate day={takesPlace ?? article.date} /> };
  return [
    { label: facts.category, value: article.category },
    { label: facts.author, value: author.name },
    { label: facts.date, value: <LocalDate day={article.date} /> },
    ...(takesPlace === undefined ? [] : [event]),
    ...(article.type === 'webinar'
      ? [
          { label: facts.recording, value: minutes },
          { label: facts.page, value: article.video ? recording.watch : recording.read },
        ]
      : [{ label: facts.readTime, value: minutes }]),
  ];
}

interface NeighborProps {
  label: string;
  article: { path: string; title: string };
  rel: 'prev' | 'next';
}

/** The link to the article before or after this one, with its title. */
function Neighbor({ label, article: { path, title }, rel }: NeighborProps) {
  return (
    <p className="w-full max-w-[66ch] wrap-anywhere">
      <span className="block type-tag text-ink-3">{label}</span>
      <SiteLink className="inline-block py-2 underline" to={path} rel={rel}>
        {title}
      </SiteLink>
    </p>
  );
}

/** The end of an article: its neighbors and, where scripts run, the reading aids. */
function ArticleEnd({ page: { copy, newer, older } }: { page: InsightPage }) {
  const isHydrated = useHydrated();
  return (
    <div className="row mt-6">
      {newer !== null && <Neighbor label={copy.neighbors.newer} article={newer} rel="prev" />}
      {older !== null && <Neighbor label={copy.neighbors.older} article={older} rel="next" />}
      {isHydrated && <ReadingAids top={copy.top} />}
    </div>
  );
}
