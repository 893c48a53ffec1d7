import type { SinglePage } from './define-single-page';
import type { AnyPage } from './page';

/** A screen in its list. */
export interface ListedPage<S> {
  /** Where it stands; `*` for any address that a file of its kind has. */
  address: string;
  screen: S;
}

/**
 * Lists all screens, each under its address.
 * @throws where a screen that may have any number of files has an address, or another has none
 */
export function listSinglePages<L extends Record<string, SinglePage<AnyPage>>>(
  list: L,
): ListedPage<L[keyof L]>[] {
  return Object.entries(list).map(([address, screen]) => {
    if (screen.isMany !== (address === '*'))
      throw new Error(`src/pages/index.ts: "${screen.kind}" cannot stand at ${address}`);
    return { address, screen: screen as L[keyof L] };
  });
}
