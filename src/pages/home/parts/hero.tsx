import { toTitleClass } from '#base/text';
import { ButtonLink } from '../../../components/ui/button';
import type { HomePage } from '../page';
import motion from './hero-motion.css?url';

type HeroCopy = HomePage['copy']['hero'];

const variants = ['primary', 'secondary', 'text'] as const;

interface HeroProps {
  hero: HeroCopy;
  /** The one-line diagram, as HTML. */
  diagram: string;
}

/** The first screen of the home page: headline, one-line diagram and annunciator. */
export function Hero({ hero, diagram }: HeroProps) {
  return (
    <section className="hero">
      {/* In the head: one that comes later would move what stands below the drawing. */}
      <link rel="stylesheet" href={motion} precedence="page" />
      <div className="wrap split">
        <h1 className={toTitleClass(hero.title)}>{hero.title}</h1>
        <div className="hero__body">
          <p className="lead">{hero.text}</p>
          <div className="row row--stack">
            {hero.actions.map(({ label, to }, index) => (
              <ButtonLink key={label} to={to} label={label} variant={variants[index] ?? 'text'} />
            ))}
          </div>
        </div>
        <Annunciator status={hero.status} />
        <Highlights highlights={hero.highlights} />
        {/* Last, so that no word waits for it. */}
        <div className="hero__figure" aria-hidden="true">
          <span className="hero__bus" />
          <span className="hero__live" />
          <div dangerouslySetInnerHTML={{ __html: diagram }} />
        </div>
      </div>
    </section>
  );
}

function Annunciator({ status }: { status: HeroCopy['status'] }) {
  return (
    <div className="hero__status control">
      <p>
        <span className="led" />
        {status.state}
      </p>
      <p>
        <span>
          <b>{status.value}</b> {status.label}
        </span>
      </p>
    </div>
  );
}

function Highlights({ highlights }: { highlights: HeroCopy['highlights'] }) {
  return (
    <ul className="highlights">
      {highlights.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
