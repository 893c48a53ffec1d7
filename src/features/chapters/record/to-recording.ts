import type { Proof } from '../../../collections/products/proof.ts';
import type { ProductRecord } from '../../../collections/products/record.ts';
import { toBank } from '../proof/steps.ts';
import { recordDip } from './dip.ts';
import { recordGap } from './gap.ts';
import { recordInterruption } from './interruption.ts';
import { recordNight } from './night.ts';
import type { Recording } from './recording.ts';
import { recordShift } from './shift.ts';

/**
 * The drawing of a record.
 * @param proof that of the same product, which describes the bank of a shift
 * @throws if it has none; its schema asks for one
 */
export function toRecording(record: ProductRecord, proof: Proof | undefined): Recording {
  if (record.dip) return recordDip(record.dip);
  if (record.interruption) return recordInterruption(record.interruption);
  if (record.night) return recordNight(record.night);
  if (record.gap) return recordGap(record.gap);
  if (record.shift && proof?.steps) return recordShift(record.shift, toBank(proof.steps));
  throw new Error(
    `The record "${record.title}" has no drawing, or its shift has no proof of steps`,
  );
}
