import type { z } from 'zod';

/** How the values of a list follow each other. */
export type Direction = 'rising' | 'falling';

/** What the refinement reads of a row: the value, and the path to it within the row. */
interface Ordered<Row> {
  read: (row: Row) => number | string;
  path: (string | number)[];
  direction?: Direction;
}

/**
 * A refinement of rows whose values follow each other, because a drawing or a list shows them in this
 * order; equal ones may stand side by side. It reports each row that stands behind a later one.
 */
export function inOrder<Row>({ read, path, direction = 'rising' }: Ordered<Row>) {
  return (rows: readonly Row[], context: z.RefinementCtx): void => {
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1];
      if (before === undefined || follows(read(row), read(before), direction)) continue;
      const sequence = direction === 'rising' ? 'ascending' : 'descending';
      const message = `is ${read(row)}, but stands after ${read(before)}; put the list in ${sequence} order`;
      context.addIssue({ code: 'custom', path: [index, ...path], message });
    }
  };
}

function follows(value: number | string, before: number | string, direction: Direction) {
  return direction === 'rising' ? value >= before : value <= before;
}
