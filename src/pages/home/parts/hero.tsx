import { toTitleClass } from '#base/text';
import { ButtonLink } from '../../../components/ui/button';
import { late } from '../../../components/ui/hydration';
import type { HomePage } from '../page';
import stylesheet from './hero.css?url';

const load = () => import('./hero-diagram').then(({ HeroDiagram }) => HeroDiagram);
export const HeroDiagram = late(load, import.meta.env.SSR ? await load() : undefined);

const variants = ['primary', 'secondary', 'text'] as const;

/**
 * The first screen of the home page: headline, annunciator and the interactive one-line diagram.
 */
export function Hero({ page }: { page: HomePage }) {
  const { hero } = page.copy;
  return (
    <section className="hero">
      {/* Hoisted to the head: loaded later, it would shift what is below the drawing. */}
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <div className="wrap split gap-y-0">
        <h1 className={toTitleClass(hero.title)}>{hero.title}</h1>
        <div className="hero__body">
          <p className="lead">{hero.text}</p>
          <div className="row row--stack">
            {hero.actions.map(({ label, to }, index) => (
              <ButtonLink key={label} to={to} label={label} variant={variants[index] ?? 'text'} />
            ))}
          </div>
        </div>
        <HeroDiagram {...page} copy={hero} />
      </div>
    </section>
  );
}
