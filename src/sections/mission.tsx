import type { Mission, Value } from '../schemas/page-parts';
import { ValueMark } from '../ui/icon';
import { Rosette } from './rosette';

interface MissionAndValuesProps {
  mission: Mission;
  values: Value[];
}

/** What the company is for, and beside it what it stands for. */
export function MissionAndValues({ mission, values }: MissionAndValuesProps) {
  return (
    <div className="split mt-14 lg:mt-22">
      <div className="mission lg:col-span-6">
        <Rosette count={26} rx={190} ry={70} />
        <h3>{mission.title}</h3>
        <p>{mission.text}</p>
      </div>
      <ul className="values lg:col-start-8 lg:col-end-13">
        {values.map(({ title, text, icon }) => (
          <li key={title}>
            <ValueMark icon={icon} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
