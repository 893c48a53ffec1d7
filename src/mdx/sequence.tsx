import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

import type { WordProps } from './component-schemas';

type Parent = ReactElement<{ children?: ReactNode }>;

/**
 * A drawing that is stepped through: its steps are choices, and the styles tell the drawing which one
 * is taken. So it needs no script; on paper it is the last state, with all steps in words.
 * @param name of its choices, which no other sequence of the text has
 * @throws where there is no list
 */
export function Sequence({ title, name, children }: WordProps<'Sequence'> & { name: string }) {
  const parts = Children.toArray(children);
  const steps = parts.find(isList);
  if (steps === undefined)
    throw new Error(`Sequence "${title}" needs a numbered list of its steps`);
  return (
    <figure className="exhibit sequence">
      <figcaption className="exhibit__head flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <b className="type-wide text-[1.1875rem] text-ink">{title}</b>
      </figcaption>
      <div className="plate">{parts.filter((part) => part !== steps).map(toInline)}</div>
      <fieldset className="line-t">
        <legend className="visually-hidden">{title}</legend>
        <ol>
          {Children.toArray(steps.props.children)
            .filter(isElement)
            .map((step, index) => (
              <li key={step.key}>
                <label>
                  <input type="radio" name={name} defaultChecked={index === 0} />
                  <span>{Children.map(step.props.children, toInline)}</span>
                </label>
              </li>
            ))}
        </ol>
      </fieldset>
    </figure>
  );
}

function isElement(node: ReactNode): node is Parent {
  return isValidElement(node);
}

function isList(node: ReactNode): node is Parent {
  return isElement(node) && node.type === 'ol';
}

/** Without the paragraph around it: a label cannot hold one. */
function toInline(node: ReactNode): ReactNode {
  return isElement(node) && node.type === 'p' ? node.props.children : node;
}
