import { ButtonRow } from '../../components/ui/button.tsx';
import { lazyIsland } from '../../components/ui/lazy-island.tsx';
import { toTitleClass } from '../../lib/text.ts';
import stylesheet from './hero.css?url';
import type { HomePage } from './page.ts';

const loadDiagram = () => import('./hero-diagram.tsx').then(({ HeroDiagram }) => HeroDiagram);
const HeroDiagram = lazyIsland(loadDiagram);

const loadSections = () => import('./home-sections.tsx');
const HomeSections = lazyIsland(() => loadSections().then((module) => module.HomeSections));

export const preload = () =>
  Promise.all([
    HeroDiagram.preload(),
    HomeSections.preload(),
    loadSections().then(({ preloadSections }) => preloadSections()),
  ]);

export function View({ page }: { page: HomePage }) {
  const { hero } = page.copy;
  return (
    <>
      <section className="hero @container relative overflow-clip">
        {/* Hoisted to the head: loaded later, it would shift what is below the drawing. */}
        <link rel="stylesheet" href={stylesheet} precedence="page" />
        <div className="wrap split gap-y-0">
          <h1 className={toTitleClass(hero.title)}>{hero.title}</h1>
          <div className="hero__body">
            <p className="lead mb-7 lg:max-w-[21em] lg:text-[length:var(--fs-lead)]/[1.42]">
              {hero.text}
            </p>
            <ButtonRow actions={hero.actions} />
          </div>
          <HeroDiagram {...page} copy={hero} />
        </div>
      </section>
      <HomeSections page={page} />
    </>
  );
}
