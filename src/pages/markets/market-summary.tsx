import { Figures } from '../../components/blocks/figures.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import {
  MarketActions,
  MarketAnswer,
  MarketCase,
  MarketElevation,
  MarketPosition,
  type MarketProps,
  toImpact,
} from '../../features/markets/market-block.tsx';
import type { MarketsPage } from './page.ts';

interface MarketSummaryProps extends MarketProps {
  market: MarketsPage['markets'][number];
}

/**
 * A market in the list: its scene and our promise, one figure with the project behind it, then its
 * problem and our answer. A market without a scene has its elevation instead.
 */
export function MarketSummary(props: MarketSummaryProps) {
  const { market, copy } = props;
  return (
    <article id={market.slug} aria-labelledby={toNameId(market)} className="market-summary">
      {market.scene ? <SceneHead {...props} /> : <ElevationHead {...props} />}
      <div className="section market-summary__body">
        <div className="wrap grid gap-10">
          <div className="market-summary__proof">
            <Figures figures={[toImpact(market, copy)]} className="stats" />
            <MarketCase market={market} copy={copy} />
          </div>
          <MarketAnswer market={market} copy={copy} Title="h3" className="market-summary__answer" />
          <MarketActions market={market} copy={copy} />
        </div>
      </div>
    </article>
  );
}

const toNameId = ({ slug }: MarketSummaryProps['market']) => `ui:${slug}`;

function SceneHead(props: MarketSummaryProps) {
  const { scene } = props.market;
  return (
    <div className="section market-summary__head">
      <div className="wrap split">
        {scene && <SceneCrop scene={scene} first={props.position === 1} />}
        <div className="market-summary__text">
          <MarketIntro {...props} />
        </div>
      </div>
    </div>
  );
}

interface SceneCropProps {
  scene: NonNullable<MarketSummaryProps['market']['scene']>;
  /** It is the largest picture of the first screen. */
  first: boolean;
}

/** The part of a scene where the equipment is; the drawing itself knows day and night. */
function SceneCrop({ scene: { src, alt, width, height }, first }: SceneCropProps) {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className="market-summary__scene"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

function ElevationHead(props: MarketSummaryProps) {
  return (
    <div className="section market-head control">
      <div className="wrap @container">
        <div className="split py-10 lg:items-end lg:pt-14 lg:pb-0">
          <MarketElevation {...props} />
          <div className="lg:col-start-9 lg:col-end-13 lg:pb-[12cqi]">
            <MarketIntro {...props} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The name of a market, our promise to it, and how far our work in it reaches. */
function MarketIntro(props: MarketSummaryProps) {
  const { name, path, promise, stats } = props.market;
  return (
    <>
      <MarketPosition {...props} />
      <h2
        id={toNameId(props.market)}
        className={promise === undefined ? 'mt-2' : 'market-summary__name mt-2'}
      >
        <SiteLink to={path}>{name}</SiteLink>
      </h2>
      {promise !== undefined && <p className="market-summary__claim headline">{promise}</p>}
      <Figures figures={[stats.projects, stats.coverage]} className="stats" />
    </>
  );
}
