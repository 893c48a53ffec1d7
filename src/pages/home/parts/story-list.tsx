import type { StoryEntry } from '../../../collections/stories/collection';
import { StoryCard } from '../../../components/blocks/story-card';
import { ButtonLink } from '../../../components/ui/button';
import { useSite } from '../../../components/ui/site-context';

/** One story at full width, and two rows of two below it. */
const MOST = 5;

/**
 * The first success stories: one large, the others in pairs without drawings, on narrow screens
 * side by side; a link to all if there are more.
 */
export function StoryList({ stories }: { stories: StoryEntry[] }) {
  const { labels } = useSite();
  const shown = stories.slice(0, MOST);
  const last = shown.length - 1;
  return (
    <>
      <div className="split stories gap-y-10 sm:max-lg:grid-cols-2">
        {shown.map((story, index) => {
          // If the number is even, the last one has no neighbor.
          const isLead = index === 0 || (index === last && shown.length % 2 === 0);
          return <StoryCard key={story.slug} story={story} lead={isLead} isBrief={!isLead} />;
        })}
      </div>
      {stories.length > MOST && (
        <div className="row mt-14">
          <ButtonLink variant="secondary" to="/stories" label={labels.allStories} />
        </div>
      )}
    </>
  );
}
