import { type Choices, toQuery } from '../../features/one-line/choices.ts';
import { toOneLineAddress, toOneLineProps } from '../../features/one-line/one-line-figure.tsx';
import {
  listRoles,
  listSolvable,
  type Plan,
  RING_UNITS,
  type RoleName,
} from '../../features/one-line/plan.ts';
import { RATED } from '../../features/one-line/rated.ts';
import { interpolate } from '../../lib/text.ts';
import type { OneLinePage } from './page.ts';

/** The address of the contact form with the drawing and its bill of materials filled in. */
export function toInquiry(page: OneLinePage, choices: Choices): string {
  const { plan, title } = toOneLineProps(page, choices);
  const message = toMessage(page, choices, title, toMaterials(page, choices, plan));
  const inquiry = new URLSearchParams({ topic: page.copy.send.topic, message });
  return `${page.contact}${toQuery(choices)}&${inquiry}`;
}

/** Placeholder for a part of an ordering code that is not chosen yet. */
const OPEN = '··';

/** The lines of a bill of materials, by item number. */
export function toMaterials(
  { copy, products }: OneLinePage,
  { voltage }: Pick<Choices, 'voltage'>,
  plan: Plan,
) {
  const rated = copy.voltages.choices.find(({ label }) => label === voltage)?.rated;
  return plan.items.flatMap(({ role, position, count }) => {
    const roleCopy = copy.roles[role];
    const product = products.find(({ slug }) => slug === roleCopy?.product);
    if (roleCopy === undefined || product === undefined) return [];
    const { quantity, location } = roleCopy;
    const own = interpolate(quantity, { count: String(count) });
    const units = { count: String(RING_UNITS) };
    const ring =
      role === 'switchgear' && plan.hasRing ? ` ${interpolate(copy.materials.units, units)}` : '';
    return {
      position,
      role,
      count,
      product,
      /** Without the units of the ring, which the quantity adds. */
      own,
      quantity: own + ring,
      location: interpolate(location, { feeders: String(plan.feeders) }),
      parts: toParts(product.ordering, roleCopy, rated),
    };
  });
}

/** The parts of an ordering code: what the answers do not settle is open. */
function toParts(
  ordering: OneLinePage['products'][number]['ordering'],
  { settled, open }: NonNullable<OneLinePage['copy']['roles'][RoleName]>,
  rated: string | undefined,
) {
  return ordering.map(({ code, meaning, options }) => {
    const answer = settled.find((one) => one.meaning === meaning)?.code;
    const known = answer === RATED ? rated : answer;
    const isOpen = known === undefined && (options.length > 0 || open.includes(meaning));
    return { meaning, isOpen, code: isOpen ? OPEN : (known ?? code) };
  });
}

export type MaterialsLine = ReturnType<typeof toMaterials>[number];

/** The inquiry: the address that reproduces the drawing, and the bill of materials line by line. */
function toMessage(
  page: OneLinePage,
  choices: Choices,
  title: string,
  lines: MaterialsLine[],
): string {
  const { send, problems, budget } = page.copy;
  const solvable = listSolvable(listRoles(page.copy.roles));
  return [
    interpolate(send.message, { title }),
    `${send.link}: ${toOneLineAddress(page, choices)}`,
    '',
    ...solvable
      .filter((name) => choices.problems.includes(name))
      .map((name) => problems.choices[name].label),
    '',
    ...(budget && choices.by !== undefined ? [`${budget.by}: ${choices.by}`, ''] : []),
    ...lines.map(
      ({ position, product, quantity, parts }) =>
        `${position}  ${product.name}, ${quantity}: ${parts.map(({ code }) => code).join('-')}`,
    ),
  ].join('\n');
}
