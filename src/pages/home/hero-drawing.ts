import wide from './hero-oneline.svg?raw';
import tall from './hero-oneline-tall.svg?raw';

/**
 * The one-line diagram of the hero, as HTML: the drawing for wide screens and the tall one.
 * @param feeders the numbers of the ring units on each feeder, which the drawings name by
 * feeder and position, such as `{10}` for the first unit of the first feeder
 */
export function drawHero(feeders: { units: number[] }[]): string {
  return `${wide}${tall}`.replace(/\{(\d)(\d)\}/g, (_, feeder: string, unit: string) =>
    String(feeders[Number(feeder) - 1]?.units[Number(unit)] ?? ''),
  );
}
