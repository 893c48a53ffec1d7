/** What a grid may have to solve, by its name in the address. */
export const problemNames = ['penalty', 'ring', 'tenants', 'lights', 'relays'] as const;
export type ProblemName = (typeof problemNames)[number];

/** How many outgoing feeders fit on one bus section of the drawing. */
export const feederCounts = [3, 4, 5, 6, 8, 10, 12];

/** The three answers that draw a one-line. */
export interface Choices {
  /** The voltage at the bus, as it is printed. */
  voltage: string;
  /** How many outgoing feeders it has. */
  feeders: number;
  problems: readonly ProblemName[];
}

/** The answers that are drawn to begin with; the voltage is the first that can be chosen. */
export const DEFAULT_CHOICES = { feeders: 6, problems: ['penalty', 'ring'] } as const;

/**
 * Reads answers from an address.
 * @param search its query, such as `?kv=13.8+kV&n=6&solve=ring`
 * @param voltages those that can be chosen
 * @param defaults what stands for each answer that is missing or unknown
 */
export function readChoices(
  search: string,
  voltages: readonly string[],
  defaults: Choices,
): Choices {
  const query = new URLSearchParams(search);
  const feeders = Number(query.get('n'));
  const voltage = query.get('kv') ?? '';
  const asked = query.getAll('solve');
  return {
    voltage: voltages.includes(voltage) ? voltage : defaults.voltage,
    feeders: feederCounts.includes(feeders) ? feeders : defaults.feeders,
    problems: query.has('kv')
      ? problemNames.filter((name) => asked.includes(name))
      : defaults.problems,
  };
}

/** The query that holds the answers, with its `?`. */
export function toQuery({ voltage, feeders, problems }: Choices): string {
  const query = new URLSearchParams({ kv: voltage, n: String(feeders) });
  for (const problem of problems) query.append('solve', problem);
  return `?${query}`;
}
