import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { BothDrawings } from '../../features/one-line/both-drawings.tsx';
import { BusFields, readEarlyAnswers } from '../../features/one-line/bus-fields.tsx';
import { type Choices, toDefaults } from '../../features/one-line/choices.ts';
import { toOneLineProps } from '../../features/one-line/one-line-figure.tsx';
import type { HomePage } from './page.ts';

/** The form that submits the answers to the one-line page, with or without scripts. */
const FORM = 'ui:teaser';
/** The problem that the drawing solves: the third question is left to the one-line page. */
const SOLVED = 'ring';

interface TeaserProps {
  teaser: NonNullable<HomePage['teaser']>;
  copy: NonNullable<HomePage['copy']['build']>;
  products: readonly { slug: string; name: string }[];
}

/** The first two questions of the one-line page, and the resulting drawing. */
export function Teaser({ teaser, copy, products }: TeaserProps) {
  const { copy: oneLine, path } = teaser;
  const voltages = oneLine.voltages.choices;
  const [choices, setChoices] = useState<Choices>({ ...toDefaults(voltages), problems: [SOLVED] });
  const [early] = useState(() => readEarlyAnswers(FORM));
  const choose = (change: Partial<Choices>) => setChoices({ ...choices, ...change });
  const restore = useEffectEvent(() => {
    if (Object.keys(early).length > 0) choose(early);
  });
  useEffect(() => restore(), []);
  return (
    <section className="section" aria-labelledby="build">
      <div className="wrap split items-center">
        <div className="lg:col-span-5">
          <h2 id="build">{copy.title}</h2>
          <p className="lead mt-4 mb-inset">{copy.lead}</p>
          <form id={FORM} action={path} className="grid gap-6" aria-labelledby="build">
            <BusFields copy={oneLine} choices={choices} onChoose={choose} />
            <input type="hidden" name="solve" value={SOLVED} />
            <div className="flex">
              <Button variant="primary" label={copy.action} hasSwitchContact />
            </div>
          </form>
        </div>
        <div className="one-line-paper teaser__paper lg:col-start-6 lg:col-end-13">
          <BothDrawings {...toOneLineProps({ copy: oneLine, products }, choices)} />
        </div>
      </div>
    </section>
  );
}
