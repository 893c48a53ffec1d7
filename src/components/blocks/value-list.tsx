import { ValueMark } from '../ui/icon';
import type { Value } from './page-parts';

interface ValueListProps {
  values: Value[];
  /** The layout of the list on its page. */
  className: string;
}

/** The company's values, each with its mark. */
export function ValueList({ values, className }: ValueListProps) {
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
