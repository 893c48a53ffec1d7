import { PlainError } from '../check/cli/plain-error.mjs';

/** The error of a build that would publish one half of what was saved before and one half of what came later. */
export function toSavedMeanwhile(what: string): PlainError {
  return new PlainError(
    `${what} was saved while the site was built, so nothing was published. Build it again.`,
  );
}
