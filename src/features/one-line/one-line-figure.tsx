import type { ReactNode } from 'react';
import { ScrollRegion } from '../../components/ui/scroll-region.tsx';
import { interpolate } from '../../lib/text.ts';
import { type Choices, toQuery } from './choices.ts';
import type { OneLineCopy } from './copy.ts';
import type { OneLineDrawingProps } from './one-line-symbols.tsx';
import { listRoles, planOneLine, type RoleName } from './plan.ts';

interface OneLineFigureProps {
  page: {
    copy: Pick<OneLineCopy, 'drawing' | 'roles' | 'voltages'>;
    products: readonly { slug: string; name: string }[];
  };
  choices: Choices;
  drawing: ReactNode;
  /** What a visitor can do with the drawing, in its title block. */
  action?: ReactNode;
}

/** The sheet for the drawing of three answers, with its title block. */
export function OneLineFigure({ page, choices, drawing, action }: OneLineFigureProps) {
  const { plan, title, drawingCopy } = toOneLineProps(page, choices);
  const cells = [
    [drawingCopy.titleCell, title],
    [drawingCopy.status, drawingCopy.proposal],
    [drawingCopy.bays, plan.feeders + 1],
  ];
  return (
    <figure className="w-full min-w-0">
      <ScrollRegion className="one-line-paper one-line__paper" label={drawingCopy.region}>
        {drawing}
      </ScrollRegion>
      <dl className="grid type-mono sm:grid-cols-[5fr_5fr_2fr]">
        {cells.map(([label, value]) => (
          <div key={label} className="hair-t px-3.5 py-2.5 sm:not-first:hair-l">
            <dt className="text-ink-3">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {action}
    </figure>
  );
}

/** The plan and texts of a drawing, from three answers. */
export function toOneLineProps(
  page: OneLineFigureProps['page'],
  choices: Choices,
): OneLineDrawingProps {
  const { copy, products } = page;
  const { voltage, feeders } = choices;
  const { low } = copy.voltages.choices.find(({ label }) => label === voltage) ?? {};
  const nameOf = (role: RoleName) =>
    products.find(({ slug }) => slug === copy.roles[role]?.product)?.name ?? '';
  const plan = planOneLine(choices, low === true, listRoles(copy.roles));
  return {
    plan,
    voltage,
    title: interpolate(copy.drawing.title, { voltage, feeders: String(feeders) }),
    description: plan.items.map(({ role }) => nameOf(role)).join(', '),
    drawingCopy: copy.drawing,
    nameOf,
  };
}

/** The full address that reproduces the drawing. */
export function toOneLineAddress(page: { origin: string; path: string }, choices: Choices): string {
  return page.origin + page.path + toQuery(choices);
}
