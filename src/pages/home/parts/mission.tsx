import stylesheet from '../../../components/blocks/company.css?url';
import type { Mission, Value } from '../../../components/blocks/page-parts';
import { Rosette } from '../../../components/blocks/rosette';
import { ValueList } from '../../../components/blocks/value-list';

interface MissionAndValuesProps {
  mission: Mission;
  values: Value[];
}

/** The company's mission, with its values beside it; the stylesheet is also for the group below. */
export function MissionAndValues({ mission, values }: MissionAndValuesProps) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} fetchPriority="low" />
      <div className="split mt-10">
        <div className="mission flex flex-col justify-between gap-10 rounded-sheet p-inset lg:col-span-6">
          <Rosette count={26} rx={190} ry={70} />
          <h3>{mission.title}</h3>
          <p>{mission.text}</p>
        </div>
        <ValueList values={values} className="lg:col-start-8 lg:col-end-13" />
      </div>
    </>
  );
}
