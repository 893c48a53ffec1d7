import type { Value } from '../schemas/page-parts';
import { ValueMark } from '../ui/icon';

/** What the company stands for, in two columns. */
export function ValuesWide({ values }: { values: Value[] }) {
  return (
    <ul className="values values--wide">
      {values.map(({ title, text, icon }) => (
        <li key={title}>
          <ValueMark icon={icon} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
