import type { Redirect } from '#check/redirects';
import type { HeaderFacts } from '../headers';

/** What hosts must know of a build. */
export interface HostFacts extends HeaderFacts {
  /** Old addresses and new ones. */
  redirects: readonly Redirect[];
}
