import { z } from 'zod';
import { group, line } from '#check/fields';
import { printedFigure } from './printed-figure.ts';

const millimeters = z.number().min(1).max(10_000);

/** A distance to keep free, in millimeters. */
const clearance = (where: string) =>
  group(`What stays free ${where} it, in mm.`, {
    value: millimeters.describe('The distance, in millimeters.'),
    label: line(24).describe('The words at the distance, such as "test block".'),
    row: line(40)
      .optional()
      .describe(
        'The row of the datasheet that says it; left out where the row has no millimeters.',
      ),
  }).optional();

export const fitsSchema = group(
  'Where the product fits: its outline with what stays free around it.',
  {
    title: line(60).describe('The heading of the section.'),
    lead: line(280).describe('Two sentences beside the heading.'),
    cutout: group('The hole in the panel that it is put into.', {
      name: line(24).describe('The name of its view, such as "Cut-out".'),
      side: printedFigure('The side of the square hole, in mm.'),
    }).optional(),
    front: clearance('in front of'),
    rear: clearance('behind'),
    above: clearance('above'),
    below: clearance('below'),
    note: line(160)
      .optional()
      .describe('A remark below the drawing, such as the code that asks for the distance.'),
  },
);

export type Fits = z.infer<typeof fitsSchema>;
/** A distance to keep free. */
export type Clearance = NonNullable<Fits['front']>;
