import { AskPlate } from '../../components/blocks/margin.tsx';
import { MarginedProse } from '../../components/blocks/margined-prose.tsx';
import { ClosingActions, Section } from '../../components/blocks/section.tsx';
import { Breadcrumb } from '../../components/ui/breadcrumb.tsx';
import { lazyIsland } from '../../components/ui/lazy-island.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { SwitchContact } from '../../components/ui/switch-contact.tsx';
import { TermProvider } from '../../components/ui/term-provider.tsx';
import {
  MarketActions,
  MarketAnswer,
  MarketCase,
  MarketElevation,
  MarketPosition,
  MarketStats,
} from '../../features/markets/market-block.tsx';
import stylesheet from './opening.css?url';
import type { MarketPage } from './page.ts';

/** The scene and its night, which moves once its code is there. */
const SceneBand = lazyIsland(() => import('./scene-band.tsx').then(({ SceneBand }) => SceneBand));
const Boxes = lazyIsland(() => import('./boxes.tsx').then(({ Boxes }) => Boxes));

export const preload = ({ scene, jobs }: Pick<MarketPage, 'scene' | 'jobs'>) =>
  Promise.all([scene && SceneBand.preload(), jobs && Boxes.preload()]);

/** The id of the headline. */
const NAME = 'ui:name';

export function View({ page }: { page: MarketPage }) {
  const { copy, market, listCopy, body, terms, next } = page;
  return (
    <TermProvider terms={terms}>
      <article aria-labelledby={NAME}>
        <Opening page={page} />
        {page.jobs && <Boxes jobs={page.jobs} />}
        <div className="section py-7">
          <div className="wrap">
            <MarketStats market={market} copy={listCopy} />
          </div>
        </div>
        <div className="section pt-7">
          <div className="wrap">
            <MarketAnswer market={market} copy={listCopy} Title="h2" className="answer" />
            <div className="mt-14">
              <MarketCase market={market} copy={listCopy} />
            </div>
          </div>
        </div>
      </article>
      <Section id="practice" heading={copy.practice} surface="tint">
        <MarginedProse body={body} next={<AskPlate plate={copy.ask} closes />} />
      </Section>
      {next.length > 0 && (
        <Section id="next" heading={copy.next} joined>
          <ul className="next">
            {next.map(({ path, name, description }) => (
              <li key={path}>
                <SiteLink to={path} className="hair-b flex h-full items-baseline gap-4 py-4">
                  <span>
                    <b className="name text-h3">{name}</b>
                    <span className="mt-1 block text-small/[1.45] text-ink-2">{description}</span>
                  </span>
                  <SwitchContact />
                </SiteLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ClosingActions closing={copy.closing} />
    </TermProvider>
  );
}

interface OpeningProps {
  page: Pick<
    MarketPage,
    'market' | 'scene' | 'night' | 'position' | 'total' | 'breadcrumb' | 'listCopy'
  > & { copy: Pick<MarketPage['copy'], 'night'> };
}

/**
 * The first screen of a market: our promise and how to reach us, in front of its scene; without a
 * scene, above its elevation.
 */
export function Opening({ page }: OpeningProps) {
  const { market, scene, night, position, total, copy, listCopy } = page;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      {scene === undefined ? (
        <div className="section market-head opening control">
          <div className="wrap @container pt-12">
            <MarketText page={page} />
            <div className="split">
              <MarketElevation
                market={market}
                copy={listCopy}
                position={position}
                total={total}
                first
              />
            </div>
          </div>
        </div>
      ) : (
        <SceneBand
          scene={scene}
          night={night}
          copy={copy.night}
          text={<MarketText page={page} />}
        />
      )}
    </>
  );
}

function MarketText({ page }: OpeningProps) {
  const { market, breadcrumb, listCopy: copy, position, total } = page;
  const { name, promise, description } = market;
  return (
    <div className="opening__words">
      <div className="flex flex-wrap items-baseline gap-x-5">
        <Breadcrumb links={breadcrumb} />
        <MarketPosition market={market} copy={copy} position={position} total={total} />
      </div>
      <h1 id={NAME}>
        {promise !== undefined && (
          <span className="mb-2.5 block type-mono text-copper [letter-spacing:0]">
            {name}
            <span className="visually-hidden">: </span>
          </span>
        )}
        {promise ?? name}
      </h1>
      <p className="lead mb-7">{description}</p>
      <MarketActions market={market} copy={copy} />
    </div>
  );
}
