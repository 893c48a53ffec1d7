import type { ComponentProps } from 'react';
import { Section } from '../../../components/blocks/section';
import type { Plan } from '../../../drawings/one-line/plan';
import type { OneLinePage } from '../page';
import { BillTable } from './bill-table';
import { SendBand } from './send-band';

interface BillSectionProps extends ComponentProps<typeof SendBand> {
  plan: Plan;
}

/**
 * What the drawing requires: the bill, what each answer adds, the open questions, and where to
 * send it.
 */
export function BillSection({ plan, ...send }: BillSectionProps) {
  const { copy, products } = send.page;
  return (
    <>
      <Section id="bill" heading={copy.bill} surface="tint">
        <BillTable plan={plan} copy={copy} products={products} />
        <SelectionTable copy={copy} />
        <div className="split mt-14">
          <Points {...copy.granted} />
          <Points {...copy.asked} />
        </div>
      </Section>
      <SendBand {...send} />
    </>
  );
}

/** What each answer adds, also for visitors whose browser does not redraw. */
function SelectionTable({ copy: { selection, problems } }: Pick<OneLinePage, 'copy'>) {
  return (
    <table className="bill mt-14">
      <caption className="pb-[0.7rem] text-left type-mono text-ink-3">{selection.title}</caption>
      <thead>
        <tr>
          <th scope="col" className="mono">
            {selection.answer}
          </th>
          <th scope="col" className="mono">
            {selection.adds}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(problems.choices).map(([name, { label, adds }]) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{adds}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <div className="lg:col-span-6">
      <h3 className="pb-2">{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point} className="hair-b py-[0.7rem]">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
