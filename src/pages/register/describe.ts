import type { z } from 'zod';
import type { Claim } from '../../collections/files/evidence.ts';
import type { registerCopySchema } from './copy.ts';

/** The words around a claim. */
export type ClaimLabels = Pick<
  z.infer<typeof registerCopySchema>,
  'absent' | 'firmware' | 'states'
>;

/** The anchor of a claim. */
export function toClaimAnchor(slug: string): string {
  return `claim-${slug}`;
}

/** The document of a claim in words: kind, number, issuer, day, firmware. */
export function describeDocument(
  claim: Claim,
  { absent, firmware }: Pick<ClaimLabels, 'absent' | 'firmware'>,
): string {
  const parts = [
    claim.document,
    claim.number,
    claim.body,
    claim.date,
    claim.firmware === undefined ? undefined : `${firmware} ${claim.firmware}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? absent : parts.join(', ');
}
