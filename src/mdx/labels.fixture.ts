/** The words of `content/site.yaml` that bodies print. */
export const LABELS = {
  csv: 'CSV',
  task: { done: 'Done:', open: 'To do:' },
  alert: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
  },
};
