import type { ComponentProps } from 'react';
import { interpolate } from '#base/text';
import { FIGURE_SIZES } from '../../../components/layout/article-frame';
import { ButtonLink } from '../../../components/ui/button';
import { Picture } from '../../../components/ui/picture';
import type { InsightPage } from '../page';
import stylesheet from './recording.css?url';

/** The anchor of the transcript. */
export const TRANSCRIPT = 'transcript';

interface RecordingProps {
  /** A file on this site, or a page elsewhere. */
  video: { address: string; captions?: string | undefined };
  poster: ComponentProps<typeof Picture>['picture'];
  title: string;
  words: InsightPage['copy']['recording'];
}

/**
 * The recording of a webinar under its poster. Nothing loads until it is pressed; a recording
 * hosted elsewhere is a link that says where it leads.
 */
export function Recording({ video, poster, title, words }: RecordingProps) {
  const isOwn = video.address.startsWith('/');
  return (
    <figure className="article-figure recording">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <div className="plate plate--ticks">
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
              label={words.captions}
              default
            />
          </video>
        ) : (
          <Picture picture={poster} decorative sizes={FIGURE_SIZES} first />
        )}
      </div>
      <figcaption className="caption items-center">
        {!isOwn && (
          <ButtonLink
            variant="primary"
            to={video.address}
            label={interpolate(words.open, { host: new URL(video.address).hostname })}
          />
        )}
        <a href={`#${TRANSCRIPT}`}>{words.transcript}</a>
      </figcaption>
    </figure>
  );
}
