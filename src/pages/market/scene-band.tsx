import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Night } from '../../collections/markets/night.ts';
import { findMoment, layersAt } from '../../features/markets/night.ts';
import { toMinute } from '../../lib/night-times.ts';
import { showLayers } from './layers.ts';
import { NightRail } from './night-rail.tsx';
import type { MarketPage } from './page.ts';
import { Scene } from './scene.tsx';

interface SceneBandProps {
  scene: NonNullable<MarketPage['scene']>;
  night: MarketPage['night'];
  copy: MarketPage['copy']['night'];
  /** The words of the first screen, in front of the scene. */
  text: ReactNode;
}

/** The scene of a market, as drawn or with its night. */
export function SceneBand({ night, ...props }: SceneBandProps) {
  if (night !== undefined) return <NightBand night={night} {...props} />;
  return (
    <div className="section opening opening--scene">
      <div className="wrap">{props.text}</div>
      <Scene scene={props.scene} />
    </div>
  );
}

/** A scene whose light follows the hour on the rail below it. */
function NightBand({ scene, night, copy, text }: SceneBandProps & { night: Night }) {
  const [minute, setMinute] = useState(() => toMinute(night.stops[0] ?? ''));
  const layers = useMemo(() => layersAt(night, minute), [night, minute]);
  return (
    <>
      <div className="section opening opening--scene opening--night control">
        <div className="wrap">{text}</div>
        <Scene scene={scene} dark acts={findMoment(night, minute).acts}>
          <Layers src={scene.src} layers={layers} />
        </Scene>
      </div>
      <NightRail night={night} copy={copy} minute={minute} onMove={setMinute} />
    </>
  );
}

/**
 * The drawing once more, over the picture of it, from the first move on: its layers can change, as
 * those of an `<img>` cannot.
 */
function Layers({ src, layers }: { src: string; layers: ReadonlyMap<string, number> }) {
  const host = useRef<HTMLDivElement>(null);
  const [first] = useState(layers);
  useEffect(() => {
    if (host.current && layers !== first) void showLayers(host.current, src, layers);
  }, [src, layers, first]);
  return <div ref={host} aria-hidden="true" />;
}
