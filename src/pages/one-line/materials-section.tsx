import { ColumnHeads } from '../../components/blocks/column-heads.tsx';
import { ClosingBand, Section } from '../../components/blocks/section.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { NativeFormFields } from '../../features/forms/native-form-fields.tsx';
import type { Choices } from '../../features/one-line/choices.ts';
import { toOneLineProps } from '../../features/one-line/one-line-figure.tsx';
import { listRoles, listSolvable } from '../../features/one-line/plan.ts';
import { priceMaterials } from './bill-of-materials.ts';
import { BudgetStrip } from './budget-strip.tsx';
import { type MaterialsLine, toInquiry, toMaterials } from './inquiry.ts';
import { OrderingCode } from './ordering-code.tsx';
import type { OneLinePage } from './page.ts';
import { PricedMaterials } from './priced-materials.tsx';

interface MaterialsSectionProps {
  page: OneLinePage;
  choices: Choices;
  /** The id of the form that holds the answers. */
  form: string;
  onChoose: (change: Partial<Choices>) => void;
}

/** What the drawing requires: the bill of materials, what each answer adds, what is open, where to send it. */
export function MaterialsSection({ page, choices, form, onChoose }: MaterialsSectionProps) {
  const { copy } = page;
  const { plan } = toOneLineProps(page, choices);
  return (
    <>
      <Section id="materials" heading={copy.materials} surface="tint">
        {copy.budget === undefined ? (
          <MaterialsTable page={page} lines={toMaterials(page, choices, plan)} />
        ) : (
          <PricedMaterials
            page={page}
            rows={priceMaterials(page, choices, plan)}
            budget={copy.budget}
            choices={choices}
            onChoose={onChoose}
          />
        )}
        <SelectionTable page={page} />
        <div className="split mt-14">
          <Points {...copy.granted} />
          <Points {...copy.questions} />
        </div>
      </Section>
      <SendBand page={page} form={form} to={toInquiry(page, choices)} />
    </>
  );
}

/** The sum of the bill of materials, below the drawing. */
export function Budget({
  page,
  choices,
  to,
}: Pick<MaterialsSectionProps, 'page' | 'choices'> & { to: string }) {
  const { budget, send } = page.copy;
  if (budget === undefined) return null;
  const rows = priceMaterials(page, choices, toOneLineProps(page, choices).plan);
  return <BudgetStrip rows={rows} budget={budget} action={{ to, label: send.label }} />;
}

/** The products of a drawing, with their quantities and the known parts of their ordering codes. */
function MaterialsTable({ page, lines }: { page: OneLinePage; lines: MaterialsLine[] }) {
  const { caption, columns } = page.copy.materials;
  return (
    <table className="materials">
      <caption className="pb-3 text-left type-mono text-ink-3">{caption}</caption>
      <ColumnHeads heads={Object.values(columns)} className="mono" />
      <tbody>
        {lines.map(({ position, product, quantity, location, parts }) => (
          <tr key={position}>
            <td>
              <span className="materials__position text-patina type-mono">{position}</span>
            </td>
            <th scope="row">
              <b className="block type-wide text-[1.125rem]">{product.name}</b>
              <small className="block type-tag text-ink-3">{product.category}</small>
            </th>
            <td>{quantity}</td>
            <td>{location}</td>
            <td>
              <OrderingCode parts={parts} />
            </td>
            <td>
              <SiteLink
                to={`${product.path}/datasheet`}
                aria-label={`${product.revisionLabel} ${product.revision}, ${columns.datasheet}: ${product.name}`}
              >
                {`${product.revisionLabel} ${product.revision}`}
              </SiteLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What each answer adds, also for visitors whose browser does not redraw. */
function SelectionTable({ page }: { page: OneLinePage }) {
  const { selection, problems } = page.copy;
  return (
    <table className="materials mt-14">
      <caption className="pb-3 text-left type-mono text-ink-3">{selection.title}</caption>
      <ColumnHeads heads={[selection.answer, selection.adds]} className="mono" />
      <tbody>
        {listSolvable(listRoles(page.copy.roles)).map((name) => (
          <tr key={name}>
            <th scope="row" className="font-regular">
              {problems.choices[name].label}
            </th>
            <td>{problems.choices[name].adds}</td>
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
          <li key={point} className="hair-b py-3">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SendBandProps extends Pick<MaterialsSectionProps, 'page' | 'form'> {
  /** The contact form with the drawing and the inquiry filled in. */
  to: string;
}

/**
 * How to send the drawing to an engineer: the contact form with the drawing above it or, without
 * scripts, fields that send the answers and the address of the drawing.
 */
function SendBand({ page, form, to }: SendBandProps) {
  const { origin, path } = page;
  const { send } = page.copy;
  return (
    <ClosingBand id="send" title={send.title} lead={send.lead}>
      <div className="row row--stack noscript:hidden">
        <ButtonLink to={to} label={send.label} variant="primary" />
      </div>
      <noscript>
        <div className="form">
          <NativeFormFields name="inquiry" id={`${form}-fax`} form={form} />
          <input type="hidden" name="topic" value={send.topic} form={form} />
          <input type="hidden" name="drawing" value={origin + path} form={form} />
          {(['name', 'email'] as const).map((name) => (
            <label key={name} className="field">
              <span>{send[name]}</span>
              <input
                className="input"
                name={name}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete={name}
                required
                form={form}
              />
            </label>
          ))}
          <label className="field">
            <span>{send.remark}</span>
            <textarea className="input" name="message" rows={4} required form={form} />
          </label>
          <Button variant="primary" label={send.label} form={form} />
        </div>
      </noscript>
    </ClosingBand>
  );
}
