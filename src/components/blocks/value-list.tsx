import { ValueMark } from '../ui/icon';
import type { Value } from './page-parts';

/** The company's values, each with its mark; `className` lays them out on their page. */
export function ValueList({ values, className }: { values: Value[]; className: string }) {
  return (
    <ul className={`values ${className}`}>
      {values.map(({ title, text, icon }) => (
        <li key={title}>
          <ValueMark icon={icon} />
          <div>
            <h3 className="small-name">{title}</h3>
            <p className="secondary max-w-[44ch]">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
