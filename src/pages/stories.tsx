import type { PageOf } from '../content/page-data';
import { ClosingActions } from '../sections/closing';
import { PageHead } from '../sections/page-head';
import { StoryCard } from '../sections/story-card';

export function View({ page }: { page: PageOf<'stories'> }) {
  const { copy, stories } = page;
  return (
    <>
      <PageHead header={copy.header} />
      <div className="section section--joined">
        <div className="wrap split gap-y-14 lg:gap-y-22">
          {stories.map((story, index) => (
            <StoryCard key={story.slug} story={story} lead level={2} first={index === 0} />
          ))}
        </div>
      </div>
      <ClosingActions closing={copy.closing} />
    </>
  );
}
