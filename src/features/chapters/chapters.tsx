import type { Proof } from '../../collections/products/proof.ts';
import type { ProductRecord } from '../../collections/products/record.ts';
import { ProofBand } from './proof/proof-band.tsx';
import { RecordBand } from './record/record-band.tsx';

interface ChaptersProps {
  proof: Proof | undefined;
  record: ProductRecord | undefined;
}

/** What a product proves, and the moment that it is for: the parts with a control. */
export function Chapters({ proof, record }: ChaptersProps) {
  return (
    <>
      {proof && <ProofBand proof={proof} />}
      {record && <RecordBand record={record} proof={proof} />}
    </>
  );
}
