import type { CopyOf } from '../schemas/pages';
import { ButtonLink } from '../ui/button';
import { HeroDiagram } from './hero-diagram';

type HeroCopy = CopyOf<'home'>['hero'];

const variants = ['primary', 'secondary', 'text'] as const;

/** The first screen of the home page: headline, one-line diagram and annunciator. */
export function Hero({ hero }: { hero: HeroCopy }) {
  return (
    <section className="hero">
      <span className="hero__bus" aria-hidden="true" />
      <div className="wrap split">
        <h1>{hero.title}</h1>
        <div className="hero__body">
          <p className="lead">{hero.text}</p>
          <div className="row row--stack">
            {hero.actions.map(({ label, to }, index) => (
              <ButtonLink key={label} to={to} label={label} variant={variants[index] ?? 'text'} />
            ))}
          </div>
        </div>
        <HeroDiagram />
        <Annunciator status={hero.status} />
        <Highlights highlights={hero.highlights} />
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
