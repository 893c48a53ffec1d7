import { Section } from '../../components/blocks/section.tsx';
import { StoryCard } from '../../features/stories/story-card.tsx';
import type { StoryPage } from './page.ts';

/** Where a reader goes on: two other stories with their drawings. */
export function NextStories({ page }: { page: StoryPage }) {
  return (
    <Section id="next" heading={page.copy.next}>
      <div className="split gap-y-10 sm:max-lg:grid-cols-2">
        {page.next.map((story) => (
          <StoryCard key={story.slug} story={story} lead={false} brief />
        ))}
      </div>
    </Section>
  );
}
