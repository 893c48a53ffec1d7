import type { MaterialsLine } from './inquiry.ts';

/** The known parts of an ordering code, each above its meaning; open ones are dashed. */
export function OrderingCode({ parts }: Pick<MaterialsLine, 'parts'>) {
  return (
    <span className="flex flex-wrap gap-y-1 overflow-hidden type-mono">
      {parts.map(({ code, meaning, isOpen }) => (
        <span key={meaning} className="-ml-2.5 grid hair-l pl-2 not-last:pr-4.5">
          <b
            className={
              isOpen ? 'materials__open w-fit font-regular text-copper' : 'w-fit font-regular'
            }
          >
            {code}
          </b>
          <small className="type-tag text-ink-3">{meaning}</small>
        </span>
      ))}
    </span>
  );
}
