import { RangeBar } from '../../../components/blocks/range-bar.tsx';
import { Section } from '../../../components/blocks/section.tsx';
import type { ServiceBand as Band, DeskList } from './bands.ts';

/** Who answers when: desks by the hour, and the levels of service. */
export function ServiceBand({ band: { copy, desks } }: { band: Band }) {
  return (
    <Section id="service" heading={{ title: copy.title, lead: copy.lead }} surface="control">
      {desks && <Desks desks={desks} />}
      <Levels copy={copy} />
      {copy.remark !== undefined && <p className="mono band-remark">{copy.remark}</p>}
    </Section>
  );
}

/** A lane for each desk, from noon to noon, and one for who answers while none is occupied. */
function Desks({ desks: { label, lanes, times, note } }: { desks: DeskList }) {
  return (
    <figure className="desks">
      <figcaption className="tag desks__label">{label}</figcaption>
      <div className="desks__day">
        <ul className="desks__lanes">
          {lanes.map(({ name, text, segments }) => (
            <li key={name} className="desks__lane">
              <span>
                <b className="type-wide">{name}</b>
                {text !== undefined && <span className="tag desks__hours">{text}</span>}
              </span>
              <RangeBar segments={segments} marks={times.map(({ share }) => share)} />
            </li>
          ))}
        </ul>
        <Cursor times={times} />
      </div>
      <Times times={times} />
      <p className="mono">{note}</p>
    </figure>
  );
}

/** A line through all lanes at the marked time. */
function Cursor({ times }: Pick<DeskList, 'times'>) {
  const x = toPercent(times.find(({ isMarked }) => isMarked)?.share ?? 0);
  return (
    <svg className="desks__cursor" aria-hidden="true">
      <line x1={x} x2={x} y1="0" y2="100%" />
    </svg>
  );
}

function Times({ times }: Pick<DeskList, 'times'>) {
  return (
    <svg className="desks__times" width="100%" height="18" aria-hidden="true">
      {times.map(({ share, text, isMarked }) => (
        <text
          key={text}
          className={isMarked ? 'desks__mark' : undefined}
          x={toPercent(share)}
          y="14"
          textAnchor={share === 0 ? 'start' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

const toPercent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

const LEVELS = ['included', 'service', 'critical'] as const;

/** What begins with a figure is what visitors compare. */
const FIGURE = /^\d/;

/** What each level of service promises. */
function Levels({ copy: { title, columns, rows, none } }: Pick<Band, 'copy'>) {
  return (
    <table className="buying-table levels">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{columns.what}</span>
          </th>
          {LEVELS.map((level) => (
            <th key={level} scope="col">
              {columns[level]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what}>
            <th scope="row">{row.what}</th>
            {LEVELS.map((level) => (
              <td key={level} data-head={columns[level]}>
                <Promised text={row[level]} none={none} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Promised({ text, none }: { text: string | undefined; none: string }) {
  if (text === undefined) return <span className="text-ink-3">{none}</span>;
  return FIGURE.test(text) ? (
    <b className="headline levels__figure">{text}</b>
  ) : (
    <span>{text}</span>
  );
}
