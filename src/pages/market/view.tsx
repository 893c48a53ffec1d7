import { AskPlate } from '../../components/blocks/margin.tsx';
import { MarginedProse } from '../../components/blocks/margined-prose.tsx';
import { ClosingActions, Section } from '../../components/blocks/section.tsx';
import { Breadcrumb } from '../../components/ui/breadcrumb.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { SwitchContact } from '../../components/ui/switch-contact.tsx';
import { TermProvider } from '../../components/ui/term-provider.tsx';
import {
  MarketActions,
  MarketAnswer,
  MarketElevation,
  MarketPosition,
  MarketStats,
} from '../../features/markets/market-block.tsx';
import stylesheet from './opening.css?url';
import type { MarketPage } from './page.ts';
import type { LabeledMark } from './scene-labels.ts';

/** The id of the headline. */
const NAME = 'ui:name';

export function View({ page }: { page: MarketPage }) {
  const { copy, market, listCopy, body, terms, next } = page;
  return (
    <TermProvider terms={terms}>
      <article aria-labelledby={NAME}>
        <Opening page={page} />
        <MarketAnswer market={market} copy={listCopy} Title="h2" />
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
  page: Pick<MarketPage, 'market' | 'scene' | 'position' | 'total' | 'breadcrumb' | 'listCopy'>;
}

/**
 * The first screen of a market: our promise and how to reach us, in front of its scene; without a
 * scene, above its elevation. Its figures are below.
 */
export function Opening({ page }: OpeningProps) {
  const { market, scene, position, total, listCopy: copy } = page;
  const marketProps = { market, copy, position, total };
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      {scene === undefined ? (
        <div className="section market-head opening control">
          <div className="wrap @container pt-12">
            <MarketText page={page} />
            <div className="split">
              <MarketElevation {...marketProps} first />
            </div>
          </div>
        </div>
      ) : (
        <div className="section opening opening--scene">
          <div className="wrap">
            <MarketText page={page} />
          </div>
          <Scene scene={scene} />
        </div>
      )}
      <div className="section py-7">
        <div className="wrap">
          <MarketStats {...marketProps} />
        </div>
      </div>
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
          <span className="mb-[0.6rem] block type-mono text-copper [letter-spacing:0]">
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

/**
 * The scene of a market behind its opening. The drawing and its marks share one field, which fills
 * the window like `object-fit: cover`; marks keep their size at any window size.
 */
function Scene({ scene }: { scene: NonNullable<MarketPage['scene']> }) {
  const { src, alt, width, height, marks } = scene;
  return (
    <div className="scene wired print:hidden">
      <div className="scene__field wired">
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          fetchPriority="high"
          decoding="async"
        />
        <svg width="100%" height="100%" role="presentation">
          {marks.map((mark) => (
            <MarkLink key={mark.path} mark={mark} />
          ))}
        </svg>
      </div>
    </div>
  );
}

function MarkLink({ mark }: { mark: LabeledMark }) {
  const { name, path, x, y, label, fitsPhone } = mark;
  const { left, top, width, height } = label;
  const [middle, center] = [left + width / 2, top + height / 2];
  const plate = { x: left, y: top + 5, width, height: height - 10 };
  return (
    <SiteLink to={path} aria-label={name} className={fitsPhone ? 'mark' : 'mark max-sm:hidden'}>
      {/* A nested SVG can be positioned in percent of the outer one; a `transform` cannot. */}
      <svg x={`${x}%`} y={`${y}%`} overflow="visible" fill="var(--ink)" role="presentation">
        <path fill="#0000" d={`M-22-22h44v44h-44zM${left} ${top}h${width}v${height}h-${width}z`} />
        <g fill="var(--bg)" stroke="var(--ink)" strokeWidth="1.25">
          <path d={`M0 0L${left < 0 ? left + width : left} ${center}`} />
          <circle className="mark__ring" fillOpacity="0.6" r="9" />
          <circle fill="var(--lamp)" stroke="none" r="4" />
          <rect className="mark__plate" {...plate} rx="2" />
        </g>
        <text x={middle} y={center}>
          {name}
        </text>
      </svg>
    </SiteLink>
  );
}
