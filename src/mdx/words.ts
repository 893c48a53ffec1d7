import type { ReactNode } from 'react';
import { Children, isValidElement } from 'react';

/** The words of a piece of JSX, without its elements. */
export function toWords(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? toWords(child.props.children)
        : String(child),
    )
    .join('');
}
