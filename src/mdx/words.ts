import type { ReactNode } from 'react';
import { Children, isValidElement } from 'react';

import { isFact } from './facts';

/** The words of a piece of JSX, without its elements. */
export function toWords(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (!isValidElement<{ children?: ReactNode }>(child)) return String(child);
      const { type, props } = child;
      return toWords(isFact(type) ? type.toWords(props) : props.children);
    })
    .join('');
}
