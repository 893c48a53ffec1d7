import type { Value } from '../schemas/page-parts';
import stylesheet from './company.css?url';
import { ValueList } from './value-list';

/** What the company stands for, in two columns. */
export function ValuesWide({ values }: { values: Value[] }) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <ValueList values={values} className="values--wide" />
    </>
  );
}
