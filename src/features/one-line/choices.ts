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
  /** The size of the bank, if it is known: a number of kVAr. */
  bank?: number | undefined;
  /** The month by which all is needed, such as "2027-03". */
  by?: string | undefined;
}

/** A month such as "2027-03". */
export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

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
    ...readBudget(query),
  };
}

/** What an address says of size and date; unknown values are left out. */
function readBudget(query: URLSearchParams): Pick<Choices, 'bank' | 'by'> {
  const bank = Number(query.get('bank'));
  const by = query.get('by') ?? '';
  return {
    ...(Number.isInteger(bank) && bank > 0 && { bank }),
    ...(MONTH.test(by) && { by }),
  };
}

/** The query string for the answers, including its `?`. */
export function toQuery({ voltage, feeders, problems, bank, by }: Choices): string {
  const query = new URLSearchParams({ kv: voltage, n: String(feeders) });
  for (const problem of problems) query.append('solve', problem);
  if (bank !== undefined) query.set('bank', String(bank));
  if (by !== undefined) query.set('by', by);
  return `?${query}`;
}
