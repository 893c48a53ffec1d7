/** The icons above the readings of success stories. */
export const resultIcons = ['fall', 'rise', 'clock', 'home', 'lamp', 'check', 'coin'] as const;

/** The icons beside the values of the company. */
export const valueIcons = [
  'shield',
  'modules',
  'leaf',
  'withstand',
  'open',
  'measured',
  'safe',
] as const;

export type PictogramName = (typeof resultIcons)[number] | (typeof valueIcons)[number];

const CLOCK_FACE = 'M9 2a7 7 0 1 0 0 14a7 7 0 1 0 0-14z';
const SHIELD = 'M22 4l15 5v12c0 9-6 15-15 19C13 36 7 30 7 21V9zM22 4v36M7 21h30';

/** The lines of each of them, and the size of the square that they are drawn in. */
export const pictograms: Record<PictogramName, [field: number, path: string]> = {
  // Above the readings of success stories.
  fall: [18, 'M2 4l5 5 3-3 6 6M16 7v5h-5'],
  rise: [18, 'M2 13l5-5 3 3 6-6M16 10V5h-5'],
  clock: [18, `${CLOCK_FACE}M9 5v4l3 2`],
  home: [18, 'M2 9l7-6 7 6M4 8v8h10V8M8 16v-4h3v4'],
  lamp: [18, `${CLOCK_FACE}M4 4l10 10M14 4L4 14`],
  check: [18, 'M2 9l5 5 9-10'],
  coin: [18, `${CLOCK_FACE}M9 4.5v9M11.5 6.5H8a1.2 1.2 0 0 0 0 2.5h2a1.2 1.2 0 0 1 0 2.5H6.5`],
  // Beside the values of the company.
  shield: [44, SHIELD],
  withstand: [44, SHIELD],
  modules: [44, 'M8 40V20h28v20M8 28h28M16 20V8M28 20V8M12 8h8M24 8h8M22 28v12'],
  leaf: [
    44,
    'M4 34h36M22 34V18M22 18c0-8-6-11-14-11 0 8 5 11 14 11zM22 26c0-6 5-9 12-9 0 6-4 9-12 9z',
  ],
  open: [44, 'M4 22h10M30 22h10M30 22a8 8 0 1 1-16 0a8 8 0 1 1 16 0zM22 4v10M22 30v10'],
  measured: [44, 'M6 32a18 18 0 1 1 32 0zM22 24l9-9M10 24h4M30 24h4M22 10v4'],
  safe: [44, 'M8 20h28v20H8zM14 20v-6a8 8 0 0 1 16 0v6M22 28v5'],
};
