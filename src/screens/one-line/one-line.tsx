import type { PageOf } from '../../content/page-data';
import type { Choices } from '../../lib/one-line/choices';
import { toQuery } from '../../lib/one-line/choices';
import type { Plan, RoleName } from '../../lib/one-line/plan';
import { planOneLine, roleNames } from '../../lib/one-line/plan';
import { fillIn } from '../../lib/text';
import { toFormAttributes } from '../../sections/form-trap';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { Breadcrumb } from '../../ui/breadcrumb';
import { useFormTarget } from '../../ui/form-target';
import { ScrollRegion } from '../../ui/scroll-region';
import { useSite } from '../../ui/site-context';
import stylesheet from './one-line.css?url';
import { BillTable, toLines } from './parts/bill-table';
import { ChoiceFields, useChoices } from './parts/choice-fields';
import { OneLineDrawing } from './parts/one-line-drawing';
import { SendBand } from './parts/send-band';

/** The form that carries the answers of visitors without scripts. */
const FORM = 'one-line';
const USUAL = { feeders: 6, problems: ['penalty', 'ring'] } as const;

export function View({ page }: { page: PageOf<'one-line'> }) {
  const { copy, list, products } = page;
  const { contact } = useSite();
  const target = useFormTarget();
  const labels = copy.voltages.choices.map(({ label }) => label);
  const usual: Choices = { ...USUAL, voltage: labels[0] ?? '' };
  const { choices, choose, reset } = useChoices(usual, labels.join('|'));
  const isLow = copy.voltages.choices.some(({ label, low }) => low && label === choices.voltage);
  const plan = planOneLine(choices, isLow);
  const title = fillIn(copy.drawing.title, {
    voltage: choices.voltage,
    feeders: String(choices.feeders),
  });
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead
        header={copy.header}
        above={<Breadcrumb links={[list]} current={copy.seo.title} />}
      />
      <div className="section section--joined">
        <div className="wrap one-line">
          <form
            id={FORM}
            className="one-line__form"
            aria-label={copy.seo.title}
            {...toFormAttributes(target, contact.email, copy.send.title)}
            onSubmit={(event) => event.preventDefault()}
          >
            <ChoiceFields copy={copy} choices={choices} isLow={isLow} onChoose={choose} />
            <button type="button" className="button button--text" onClick={reset}>
              <span>{copy.again}</span>
            </button>
            <p className="hint">{copy.hint}</p>
          </form>
          <Sheet page={page} plan={plan} title={title} voltage={choices.voltage} />
        </div>
      </div>
      <Section id="bill" heading={copy.bill} surface="tint">
        <BillTable plan={plan} copy={copy} products={products} />
        <SelectionTable copy={copy} />
        <div className="split one-line__rules">
          <Points {...copy.granted} />
          <Points {...copy.asked} />
        </div>
      </Section>
      <SendBand page={page} form={FORM} message={toMessage(page, plan, title, choices)} />
    </>
  );
}

interface SheetProps {
  page: PageOf<'one-line'>;
  plan: Plan;
  title: string;
  voltage: string;
}

/** The drawing with its title block. */
function Sheet({ page: { copy, products }, plan, title, voltage }: SheetProps) {
  const words = copy.drawing;
  const nameOf = (role: RoleName) =>
    products.find(({ slug }) => slug === copy.roles[role].product)?.name ?? '';
  const names = Object.fromEntries(roleNames.map((role) => [role, nameOf(role)]));
  const description = plan.items.map(({ role }) => names[role]).join(', ');
  return (
    <figure className="one-line__sheet">
      <ScrollRegion className="one-line__paper" label={words.region}>
        <OneLineDrawing
          plan={plan}
          voltage={voltage}
          title={title}
          description={description}
          words={words}
          names={names as Record<RoleName, string>}
        />
      </ScrollRegion>
      <dl className="one-line__cells">
        <div>
          <dt>{words.titleCell}</dt>
          <dd>{title}</dd>
        </div>
        <div>
          <dt>{words.status}</dt>
          <dd>{words.proposal}</dd>
        </div>
        <div>
          <dt>{words.bays}</dt>
          <dd>{plan.feeders + 1}</dd>
        </div>
      </dl>
    </figure>
  );
}

/** What each answer adds: without scripts, answers pick the rows. */
function SelectionTable({ copy: { selection, problems } }: Pick<PageOf<'one-line'>, 'copy'>) {
  return (
    <table className="bill one-line__selection">
      <caption>{selection.title}</caption>
      <thead>
        <tr>
          <th scope="col">{selection.answer}</th>
          <th scope="col">{selection.adds}</th>
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
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** The enquiry: the drawing by its address, which draws it again, and the bill line by line. */
function toMessage(page: PageOf<'one-line'>, plan: Plan, title: string, choices: Choices): string {
  const { copy, products, origin, path } = page;
  const answers = choices.problems.map((name) => copy.problems.choices[name].label);
  const bill = toLines(plan, copy, products).map(
    ({ position, product, quantity, code }) => `${position}  ${product.name}, ${quantity}: ${code}`,
  );
  return [
    fillIn(copy.send.message, { title }),
    `${copy.send.link}: ${origin}${path}${toQuery(choices)}`,
    '',
    ...answers,
    '',
    ...bill,
  ].join('\n');
}
