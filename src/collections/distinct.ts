import type { z } from 'zod';

/** What the refinement reads of a row: the value, and the path to it within the row. */
interface Named<Row> {
  read: (row: Row) => number | string;
  path: (string | number)[];
}

/**
 * A refinement of rows of which no two have the same value, because each stands for one thing. It
 * reports each row whose value an earlier one has.
 */
export function distinct<Row>({ read, path }: Named<Row>) {
  return (rows: readonly Row[], context: z.RefinementCtx): void => {
    const values = rows.map(read);
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) === index) continue;
      const message = `is ${value}, as in an earlier item of the list; name each once`;
      context.addIssue({ code: 'custom', path: [index, ...path], message });
    }
  };
}

/** The same of plain values. */
export const distinctValues = distinct<string>({ read: (value) => value, path: [] });
