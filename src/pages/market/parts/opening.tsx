import { MarketActions } from '../../../components/blocks/market-block';
import {
  MarketElevation,
  MarketPosition,
  MarketStats,
} from '../../../components/blocks/market-head';
import { Breadcrumb } from '../../../components/ui/breadcrumb';
import type { MarketPage } from '../page';
import stylesheet from './opening.css?url';
import { Scene } from './scene';

interface OpeningProps {
  page: Pick<MarketPage, 'market' | 'scene' | 'position' | 'total' | 'breadcrumb' | 'listCopy'>;
}

/**
 * The first screen of a market: our promise and how to reach us, in front of its scene; without a
 * scene, beside its elevation. Its figures are below.
 */
export function Opening({ page }: OpeningProps) {
  const { market, scene, position, total, listCopy: copy } = page;
  const place = { market, copy, position, total };
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      {scene === undefined ? (
        <div className="section market-head opening control">
          <div className="wrap @container">
            <div className="split">
              <Words page={page} />
              <MarketElevation {...place} first />
            </div>
          </div>
        </div>
      ) : (
        <div className="section opening opening--scene">
          <div className="wrap">
            <Words page={page} />
          </div>
          <Scene scene={scene} />
        </div>
      )}
      <div className="section py-7">
        <div className="wrap">
          <MarketStats {...place} />
        </div>
      </div>
    </>
  );
}

function Words({ page }: OpeningProps) {
  const { market, breadcrumb, listCopy: copy, position, total } = page;
  const { name, promise, description } = market;
  return (
    <div className="opening__words">
      <div className="flex flex-wrap items-baseline gap-x-5">
        <Breadcrumb links={breadcrumb} />
        <MarketPosition {...{ market, copy, position, total }} />
      </div>
      <h1 id={`${market.slug}-name`}>
        {promise === undefined ? (
          name
        ) : (
          <>
            <span className="mb-[0.6rem] block type-mono text-copper [letter-spacing:0]">
              {name}
              <span className="visually-hidden">: </span>
            </span>
            {promise}
          </>
        )}
      </h1>
      <p className="lead">{description}</p>
      <MarketActions market={market} copy={copy} />
    </div>
  );
}
