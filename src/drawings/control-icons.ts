/**
 * The icons of controls, which every page loads: the lines of each, and the size of the square that
 * they are drawn in. The text beside a warning says the same.
 */
export const controlIcons = {
  search: [20, 'M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM12 12l6 6'],
  folder: [20, 'M2 5h6l2 2h8v9H2z'],
  caret: [20, 'M4 7.5l6 6 6-6'],
  close: [20, 'M4 4l12 12M16 4L4 16'],
  warning: [18, 'M9 2l7.5 13.5h-15zM9 7v4M9 13v.5'],
} satisfies Record<string, [field: number, path: string]>;
