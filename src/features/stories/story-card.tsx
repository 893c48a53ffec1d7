import type { StoryEntry } from '../../collections/stories/collection.ts';
import { Results } from '../../components/blocks/results.tsx';
import { PublicationBadge } from '../../components/ui/badge.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { More } from '../../components/ui/switch-contact.tsx';

interface StoryCardProps {
  /** Its anchor. */
  id?: string | undefined;
  story: StoryEntry;
  /** It takes the full width, its text beside its drawing; others are two side by side. */
  lead: boolean;
  /** Its title is an h2 if no other heading is above the stories. */
  level?: 2 | 3;
  /** Its picture is on the first screen. */
  first?: boolean;
  /** It has no readings, and its problem and answer are left to its page. */
  brief?: boolean;
}

const BESIDE = 'lg:col-start-1 lg:col-end-8 lg:grid lg:content-center lg:self-start';

/** A success story: its drawing, problem, answer and readings. */
export function StoryCard({ id, story, lead, level, first, brief }: StoryCardProps) {
  const { labels } = useSite();
  const Title = level === 2 ? 'h2' : 'h3';
  const columns = lead
    ? 'sm:col-span-full lg:grid-cols-subgrid lg:grid-rows-none'
    : 'lg:col-span-6';
  return (
    <article
      id={id}
      className={`story grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-gap gap-y-6 ${columns}`}
    >
      <div className={`plate wired plate--ticks ${lead ? BESIDE : ''}`}>
        <Picture picture={story.image} first={first} />
      </div>
      <div className={lead ? 'flex flex-col lg:col-start-8 lg:col-end-13' : 'flex flex-col'}>
        <p className="meta">
          <b className="w-full">{story.category}</b>{' '}
          <span>
            {`${story.client}, ${story.location}, `}
            <span className="whitespace-nowrap">{story.duration}</span>
          </span>{' '}
          <PublicationBadge entry={story} />
        </p>
        <Title className="name mt-2 mb-3 text-h3">
          <SiteLink to={story.path}>{story.title}</SiteLink>
        </Title>
        {!brief && (
          <>
            <dl className="mb-6 grid gap-3">
              {(['challenge', 'solution'] as const).map((part) => (
                <div key={part}>
                  <dt className="mono text-copper">{labels[part]}</dt>
                  <dd className="secondary max-w-[52ch]">{story[part]}</dd>
                </div>
              ))}
            </dl>
            <Results results={story.results} />
          </>
        )}
        <SiteLink to={story.path} aria-label={`${labels.readStory}: ${story.title}`}>
          <More label={labels.readStory} />
        </SiteLink>
      </div>
    </article>
  );
}
