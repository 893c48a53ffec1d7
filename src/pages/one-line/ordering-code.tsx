import type { MaterialsLine } from './inquiry.ts';

/** The known parts of an ordering code, each above its meaning; open ones are dashed. */
export function OrderingCode({ parts }: Pick<MaterialsLine, 'parts'>) {
  return (
    <span className="flex flex-wrap gap-y-[0.2rem] overflow-hidden type-mono">
      {parts.map(({ code, meaning, isOpen }) => (
        <span key={meaning} className="-ml-[0.6rem] grid hair-l pl-[0.55rem] not-last:pr-[1.15rem]">
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
