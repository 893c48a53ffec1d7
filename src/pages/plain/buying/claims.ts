import type { z } from 'zod';
import { list, listed } from '#check/fields';
import { mapTexts } from '#check/wording/text';
import { distinctValues } from '../../../collections/distinct.ts';
import { type Claim, toClaimValue } from '../../../collections/files/evidence.ts';
import { interpolate } from '../../../lib/text.ts';

/** What stands for the claims of a group, in their order. */
const NAMES = ['first', 'second', 'third'];

/** The claims whose words the texts of a group print. */
export const printedClaims = list(listed('evidence'), 1, NAMES.length, 'texts name no more')
  .superRefine(distinctValues)
  .describe(
    'The claims of `content/evidence.yaml` whose words the texts beside this list print: `{first}`, `{second}` and `{third}`, in this order.',
  );

/** Fields beside a list of claims, some of them texts. */
interface ClaimingGroup {
  claims?: string[] | undefined;
}

/** The values of the names that the texts of a group have, by the register of evidence. */
function toClaimValues({ claims = [] }: ClaimingGroup, all: readonly Claim[]) {
  const values = claims.map((slug) => {
    const claim = all.find((one) => one.slug === slug);
    return claim === undefined ? '' : toClaimValue(claim);
  });
  return Object.fromEntries(values.map((value, index) => [NAMES[index] ?? '', value]));
}

/** A group whose texts say what its claims say. */
export function fillClaims<T extends ClaimingGroup>(group: T, all: readonly Claim[]): T {
  const values = toClaimValues(group, all);
  return mapTexts(group, (text) => interpolate(text, values));
}

/** Reports each text of a group that names a claim which its list does not have. */
export function reportMissingClaims(
  group: ClaimingGroup,
  path: (string | number)[],
  context: z.RefinementCtx,
): void {
  const { claims = [], ...texts } = group;
  const missing = NAMES.slice(claims.length).map((name) => `{${name}}`);
  for (const [key, text] of Object.entries(texts)) {
    const name = typeof text === 'string' ? missing.find((one) => text.includes(one)) : undefined;
    if (name === undefined) continue;
    const message = `has ${name}, but claims lists ${claims.length || 'none'}; add the claim that it stands for`;
    context.addIssue({ code: 'custom', path: [...path, key], message });
  }
}
