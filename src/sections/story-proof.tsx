import { Picture } from '../ui/picture';
import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import { More } from './more';
import { Results } from './results';
import type { StorySummary } from './story-card';
import { StoryMeta } from './story-card';

/** A project in which a product was used, with the readings taken afterwards. */
export function StoryProof({ story }: { story: StorySummary }) {
  const { labels } = useSite();
  return (
    <article className="split">
      <div className="plate plate--ticks lg:col-span-7">
        <Picture picture={story.image} />
      </div>
      <div className="flex flex-col justify-end lg:col-start-8 lg:col-end-13">
        <StoryMeta story={story} />
        <h3 className="my-3">{story.title}</h3>
        <p className="text-ink-2 mb-6">{story.solution}</p>
        <Results results={story.results} />
        <SiteLink
          to={story.path}
          className="mt-4"
          aria-label={`${labels.readStory}: ${story.title}`}
        >
          <More label={labels.readStory} />
        </SiteLink>
      </div>
    </article>
  );
}
