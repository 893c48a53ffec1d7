/** A record of a night with two levels, the second from midnight on. */
export const nightRecord = {
  from: '20:00',
  hours: 8,
  least: { value: 10, row: 'A row' },
  lux: 40,
  levels: [
    { at: '20:00', level: 50, why: 'rest' },
    { at: '00:00', level: 100, why: 'work' },
  ],
  names: { level: 'Level', light: 'Light', energy: 'Energy', full: 'full' },
};
