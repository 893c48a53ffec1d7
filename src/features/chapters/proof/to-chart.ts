import type { Proof } from '../../../collections/products/proof.ts';
import { toBufferChart } from './buffer.ts';
import type { ProofChart } from './chart.ts';
import { toLifetimeChart } from './lifetime.ts';
import { toLimitsChart } from './limits.ts';
import { toResolutionChart } from './resolution.ts';
import { toStepsChart } from './steps.ts';
import { toWithstandChart } from './withstand.ts';

/**
 * The drawing of a proof.
 * @throws if it has none; its schema asks for one
 */
export function toChart(proof: Proof): ProofChart {
  if (proof.limits) return toLimitsChart(proof.limits);
  if (proof.withstand) return toWithstandChart(proof.withstand);
  if (proof.lifetime) return toLifetimeChart(proof.lifetime);
  if (proof.steps) return toStepsChart(proof.steps);
  if (proof.buffer) return toBufferChart(proof.buffer);
  if (proof.resolution) return toResolutionChart(proof.resolution);
  throw new Error(`The proof "${proof.title}" has no drawing`);
}
