import stylesheet from '../../../components/blocks/company.css?url';
import type { Value } from '../../../components/blocks/page-parts';
import { ValueList } from '../../../components/blocks/value-list';

/** What the company stands for, in two columns. */
export function ValuesWide({ values }: { values: Value[] }) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <ValueList values={values} className="values--wide" />
    </>
  );
}
