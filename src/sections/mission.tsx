import type { Mission, Value } from '../schemas/page-parts';
import stylesheet from './company.css?url';
import { Rosette } from './rosette';
import { ValueList } from './value-list';

interface MissionAndValuesProps {
  mission: Mission;
  values: Value[];
}

/** What the company is for, and beside it what it stands for. */
export function MissionAndValues({ mission, values }: MissionAndValuesProps) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <div className="split mt-14 lg:mt-22">
        <div className="mission lg:col-span-6">
          <Rosette count={26} rx={190} ry={70} />
          <h3>{mission.title}</h3>
          <p>{mission.text}</p>
        </div>
        <ValueList values={values} className="lg:col-start-8 lg:col-end-13" />
      </div>
    </>
  );
}
