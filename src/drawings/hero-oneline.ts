/**
 * Draws the one-line diagram of the hero: the wide drawing, and the tall one for narrow screens.
 * @param feeders the numbers of the three ring units on each feeder
 * @param drawings their markup, with a gap for each number
 * @returns both drawings as HTML
 */
export function drawHero(
  feeders: { units: number[] }[],
  { wide, tall }: Record<'wide' | 'tall', string>,
): string {
  return (wide + tall).replace(/\{(\d)(\d)\}/g, (_, feeder: string, unit: string) =>
    String(feeders[Number(feeder) - 1]?.units[Number(unit)] ?? ''),
  );
}
