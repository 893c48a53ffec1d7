/** A current in amperes, and its lagging power factor. */
interface Load {
  current: number;
  powerFactor: number;
}

/** The current that several loads draw together: active and reactive parts are added apart. */
export function addCurrents(loads: readonly Load[]): number {
  const active = loads.reduce((sum, load) => sum + load.current * load.powerFactor, 0);
  const reactive = loads.reduce((sum, load) => sum + load.current * sineOf(load.powerFactor), 0);
  return Math.hypot(active, reactive);
}

function sineOf(cosine: number): number {
  return Math.sqrt(1 - cosine ** 2);
}
