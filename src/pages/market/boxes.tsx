import { Section } from '../../components/blocks/section.tsx';
import { Portrait } from '../../components/ui/picture.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import type { MarketPage } from './page.ts';

/** The width of a picture in a box. */
const SIZES = '(min-width: 62em) 30vw, 7rem';

/** The products of a place as taps of one feeder, each with its picture and its one job. */
export function Boxes({ jobs }: { jobs: NonNullable<MarketPage['jobs']> }) {
  return (
    <Section id="jobs" heading={jobs.heading}>
      <ol className="boxes">
        {jobs.boxes.map(({ name, path, portrait, figure, text }) => (
          <li key={path}>
            <SiteLink to={path}>
              <Portrait portrait={portrait} sizes={SIZES} className="boxes__picture" />
              <span className="boxes__text">
                <span className="boxes__name">{name}</span>
                <b>{figure}</b>
                <span className="boxes__job">{text}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}
