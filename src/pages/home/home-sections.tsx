import company from '../../components/blocks/company.css?url';
import { Rosette, ValueList } from '../../components/blocks/company-values.tsx';
import { Elevation } from '../../components/blocks/elevation.tsx';
import { Figures } from '../../components/blocks/figures.tsx';
import { ClosingBand, Section } from '../../components/blocks/section.tsx';
import { PublicationBadge } from '../../components/ui/badge.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { lazyIsland } from '../../components/ui/lazy-island.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { More } from '../../components/ui/switch-contact.tsx';
import { ShortInquiry } from '../../features/inquiries/short-inquiry.tsx';
import { OperatorBand } from '../../features/operator/operator-band.tsx';
import { StoryCard } from '../../features/stories/story-card.tsx';
import stylesheet from './bays.css?url';
import { Bays } from './bays.tsx';
import type { HomePage } from './page.ts';
import { TeamTile } from './team-tile.tsx';
import { WhenNear } from './when-near.tsx';

const Teaser = lazyIsland(() => import('./teaser.tsx').then((module) => module.Teaser));

/** Loads what else the sections show, for a visitor who comes by a link. */
export const preloadSections = () => Promise.all([Teaser.preload(), OperatorBand.preload()]);

/** Four above the bus, and four below it. */
const MAX_PRODUCTS = 8;
/** One story at full width, and two rows of two below it. */
const MAX_STORIES = 5;

interface SectionProps {
  page: HomePage;
}

/** Everything below the first screen of the home page. */
export function HomeSections({ page }: SectionProps) {
  const { copy, teaser, desk, stories } = page;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <MeasuredResults page={page} />
      <Section id="products" heading={copy.products}>
        <Bays products={page.products.slice(0, MAX_PRODUCTS)} />
        {page.products.length > MAX_PRODUCTS && <AllLink to="/products" label={copy.allProducts} />}
      </Section>
      {desk && (
        <WhenNear id="screen">
          <OperatorBand {...desk} />
        </WhenNear>
      )}
      {copy.build && teaser && (
        <WhenNear id="build">
          <Teaser teaser={teaser} copy={copy.build} products={page.products} />
        </WhenNear>
      )}
      <Section id="markets" heading={copy.markets} surface="control">
        <Panorama page={page} />
      </Section>
      {stories.length > 0 && (
        <Section id="stories" heading={copy.stories}>
          <Stories page={page} />
        </Section>
      )}
      {copy.quote && (
        <div className="section section--tint">
          <figure className="wrap">
            <blockquote className="voice headline">{copy.quote.text}</blockquote>
            <figcaption className="meta mt-8">{copy.quote.by}</figcaption>
          </figure>
        </div>
      )}
      <Section id="about" heading={copy.about}>
        <Figures figures={page.figures} />
        <MissionAndValues page={page} />
      </Section>
      <section className="section section--joined" aria-labelledby="group">
        <div className="wrap split">
          <Certificates page={page} />
          <TeamTile {...copy.team} figure={page.engineers} />
        </div>
      </section>
      <ClosingBand id="ask" title={copy.ask.title} lead={copy.ask.lead}>
        <ShortInquiry copy={page.inquiry} question={copy.ask.question} />
      </ClosingBand>
    </>
  );
}

/** Readings from customer projects, each linked to its page, and the certificates. */
function MeasuredResults({ page: { copy, certifications } }: SectionProps) {
  const [main, ...others] = certifications;
  return (
    <div className="section section--tint proof py-6">
      <ul className="wrap grid grid-cols-3 gap-x-gap text-[1rem]/[1.4] lg:grid-cols-4">
        {copy.proof.map(({ value, label, by, to }) => (
          <li key={label} className="grid">
            <SiteLink to={to} className="proof__reading grid">
              <b className="headline whitespace-nowrap">{value}</b>
              <span>{label}</span> <small className="mt-1 type-tag text-ink-3">{by}</small>
            </SiteLink>
          </li>
        ))}
        {/* On narrow screens, the plate of the group alone shows them. */}
        <li className="proof__reading grid max-lg:hidden">
          <b className="headline self-end text-name">{main?.name}</b>
          <span>{others.map(({ name }) => name).join(', ')}</span>{' '}
          <small className="mt-1 type-tag text-ink-3">{copy.certifications}</small>
        </li>
      </ul>
    </div>
  );
}

/**
 * The markets side by side along one cable, each a link to its page. `bays.css` derives from their
 * number how many are in a row and where the cable wraps to the next.
 */
function Panorama({ page: { markets } }: SectionProps) {
  const { labels } = useSite();
  return (
    <ul className="panorama wired">
      {markets.map((market) => (
        <li key={market.slug} className={market.endsCable ? 'panorama__quay wired' : 'wired'}>
          <SiteLink to={market.path} className="flex h-full flex-col items-start">
            <Elevation picture={market.image} decorative />
            <div className="flex flex-1 flex-col items-start">
              <h3 className="mr-4 mb-3">{market.name}</h3>
              <PublicationBadge entry={market} />
              <div className="flex gap-7 mb-3.5">
                {[market.stats.projects, market.stats.coverage].map(({ value, label }) => (
                  <span key={label} className="figure-inline headline text-[1.5rem]">
                    {value} <span className="block mono">{label}</span>
                  </span>
                ))}
              </div>
              <p className="secondary mr-6 max-w-[36ch] text-small">{market.description}</p>
              <More label={labels.explore} />
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function AllLink({ to, label }: { to: string; label: string }) {
  return (
    <div className="row mt-14">
      <ButtonLink variant="secondary" to={to} label={label} />
    </div>
  );
}

/**
 * The first success stories: one large, the others in pairs, on narrow screens
 * side by side; a link to all if there are more.
 */
function Stories({ page: { stories } }: SectionProps) {
  const { labels } = useSite();
  const firstStories = stories.slice(0, MAX_STORIES);
  const last = firstStories.length - 1;
  return (
    <>
      <div className="split stories gap-y-10 sm:max-lg:grid-cols-2">
        {firstStories.map((story, index) => {
          // If the number is even, the last one has no neighbor.
          const isLead = index === 0 || (index === last && firstStories.length % 2 === 0);
          return <StoryCard key={story.slug} story={story} lead={isLead} />;
        })}
      </div>
      {stories.length > MAX_STORIES && <AllLink to="/stories" label={labels.allStories} />}
    </>
  );
}

/** The company's mission, with its values beside it; the stylesheet is also for the group below. */
function MissionAndValues({ page }: SectionProps) {
  const { mission, values } = page.copy;
  return (
    <>
      <link rel="stylesheet" href={company} fetchPriority="low" />
      <div className="split mt-10">
        <div className="mission flex flex-col justify-between gap-10 rounded-sheet p-inset lg:col-span-6">
          <Rosette />
          <h3 className="label text-copper">{mission.title}</h3>
          <p>{mission.text}</p>
        </div>
        <ValueList values={values} className="lg:col-start-8 lg:col-end-13" />
      </div>
    </>
  );
}

/** The plate of the group: the standards it is certified to. */
function Certificates({ page: { copy, certifications } }: SectionProps) {
  return (
    <div className="nameplate wired p-inset lg:col-span-8">
      <h2 id="group">{copy.group.title}</h2>
      <p className="mt-3 mb-8 text-ink-2">{copy.group.lead}</p>
      <ul className="certs">
        {certifications.map(({ name, meaning }) => (
          <li key={name} className="grid content-start gap-y-0.5">
            <b className="headline text-name">{name}</b>{' '}
            <span className="secondary">{meaning}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
