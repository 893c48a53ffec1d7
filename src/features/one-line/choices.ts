/** The problems that a grid may have to solve, by their names in the address. */
export const problemNames = ['penalty', 'ring', 'tenants', 'lights', 'relays'] as const;
export type ProblemName = (typeof problemNames)[number];

/** How many outgoing feeders fit on one bus section of the drawing. */
export const feederCounts = [3, 4, 5, 6, 8, 10, 12];

/** The three answers that define a one-line. */
export interface Choices {
  /** The voltage at the bus, as printed. */
  voltage: string;
  /** How many outgoing feeders it has. */
  feeders: number;
  problems: readonly ProblemName[];
}

/** The available voltages, as printed. */
type Voltages = readonly { label: string }[];

/** The initial answers; the initial voltage is the first in the list. */
export function toDefaults(voltages: Voltages): Choices {
  return { voltage: voltages[0]?.label ?? '', feeders: 6, problems: ['penalty', 'ring'] };
}

/**
 * Reads answers from an address.
 * @param search its query, such as `?kv=13.8+kV&n=6&solve=ring`
 * @param defaults replaces answers that are missing or unknown
 */
export function readChoices(
  search: string,
  voltages: Voltages,
  defaults = toDefaults(voltages),
): Choices {
  const query = new URLSearchParams(search);
  const feeders = Number(query.get('n'));
  const voltage = query.get('kv') ?? '';
  const solved = query.getAll('solve');
  return {
    voltage: voltages.some(({ label }) => label === voltage) ? voltage : defaults.voltage,
    feeders: feederCounts.includes(feeders) ? feeders : defaults.feeders,
    problems: query.has('kv')
      ? problemNames.filter((name) => solved.includes(name))
      : defaults.problems,
  };
}

/** The query string for the answers, including its `?`. */
export function toQuery({ voltage, feeders, problems }: Choices): string {
  const query = new URLSearchParams({ kv: voltage, n: String(feeders) });
  for (const problem of problems) query.append('solve', problem);
  return `?${query}`;
}
