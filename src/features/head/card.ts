import type { CardDesign } from '#site';
import { printXmlPart } from '#site/seo/xml';
import { brand } from '../../brand.ts';
import template from './card.svg?raw';

/**
 * The design of the cards of shared links: a bus below the title, with a feeder for each market.
 * @param markets their names, of which the feeders bear the first word
 */
export function designCard(markets: readonly string[]): CardDesign {
  const { colors, fonts } = brand;
  const values = new Map(Object.entries(colors).map(([name, { light }]) => [name, light]));
  for (const [name, { family }] of Object.entries(fonts)) values.set(name, family);
  const names = markets.map((name) => name.replace(/ .*/, ''));
  return {
    template: template
      .replace(/\{([\w-]+)\}/g, (hole, name) => values.get(name) ?? hole)
      .replace(/\{market\}/g, () => printXmlPart({ '#text': names.shift() ?? '' })),
    // Between the section and the bus.
    title: { left: 80, middle: 330, width: 1040 },
    sizes: [
      { size: 76, leading: 84, most: 2 },
      { size: 60, leading: 68, most: 3 },
      { size: 48, leading: 54, most: 4 },
    ],
    // Between the frame and the bus.
    photo: { x: 654, y: 80, width: 504, height: 378 },
  };
}
