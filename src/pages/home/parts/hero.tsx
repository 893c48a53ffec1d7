import { lazy, Suspense } from 'react';
import { toTitleClass } from '#base/text';
import { ButtonLink } from '../../../components/ui/button';
import type { HomePage } from '../page';
import stylesheet from './hero-drawing.css?url';

const loading = import('./hero-diagram').then(({ HeroDiagram }) => ({ default: HeroDiagram }));

/** On the server at once; in the browser after the page. Where it does not arrive it stays as it is. */
const HeroDiagram = import.meta.env.SSR
  ? (await loading).default
  : lazy(() => loading.catch(() => new Promise<never>(() => {})));

const variants = ['primary', 'secondary', 'text'] as const;

/** The first screen of the home page: headline, annunciator and the one-line diagram that acts. */
export function Hero({ page }: { page: HomePage }) {
  const { hero } = page.copy;
  return (
    <section className="hero">
      {/* In the head: one that comes later would move what stands below the drawing. */}
      <link rel="stylesheet" href={stylesheet} precedence="page" />
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
        <Suspense>
          <HeroDiagram {...page} copy={hero} />
        </Suspense>
      </div>
    </section>
  );
}
