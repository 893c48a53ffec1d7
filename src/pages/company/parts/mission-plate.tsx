import type { Mission } from '../../../components/blocks/page-parts';
import { Rosette } from '../../../components/blocks/rosette';

/** The mission of the company, engraved across the full width. */
export function MissionPlate({ mission }: { mission: Mission }) {
  return (
    <section className="section mission-plate" aria-labelledby="mission">
      <div className="wrap">
        <h2 id="mission">{mission.title}</h2>
        <p>{mission.text}</p>
      </div>
      <Rosette count={26} rx={190} ry={70} />
    </section>
  );
}
