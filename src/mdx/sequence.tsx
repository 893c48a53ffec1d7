import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

import type { WordProps } from './component-schemas';

type Parent = ReactElement<{ children?: ReactNode }>;

/**
 * A drawing to step through: its steps are radio buttons, and CSS tells the drawing which one is
 * chosen, so no script is needed. In print it shows the last state and the text of all steps.
 * @param name the name of its radio group, unique in the text
 * @throws if there is no list
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

/** Removes the surrounding paragraph: a label cannot contain one. */
function toInline(node: ReactNode): ReactNode {
  return isElement(node) && node.type === 'p' ? node.props.children : node;
}
