import { type Figure, WIDTHS } from '../photographs';

interface PicturesProps {
  figures: readonly Figure[];
  /** A prefix that makes the slider names of each page unique. */
  name: string;
  title: string;
}

/** A page before and after: phone on the left, desktop on the right. */
export function Pictures({ figures, name, title }: PicturesProps) {
  if (figures.length === 0) return null;
  return (
    <div className="shots">
      {WIDTHS.map((width) => (
        <div key={width}>
          {figures
            .filter((figure) => figure.width === width)
            .map((figure, index) => {
              const id = `${name}-${width}-${index}`;
              return <Picture key={id} figure={figure} name={id} title={title} />;
            })}
        </div>
      ))}
    </div>
  );
}

function Picture({ figure, name, title }: { figure: Figure; name: string; title: string }) {
  const { width, height, isCut, before, after, marks } = figure;
  const place = `${width} px${isCut ? ', its beginning' : ''}`;
  const draw = (side: 'before' | 'after') => (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}, ${side}, ${place}`}>
      <image href={figure[side]} width={width} height={height} preserveAspectRatio="none" />
      {marks.map((mark) => (
        <rect key={`${mark.x} ${mark.y}`} {...mark} />
      ))}
    </svg>
  );
  if (before !== undefined && after !== undefined)
    return (
      <fieldset className="shot">
        <legend>Before and after, {place}</legend>
        <Stops name={name} />
        <div className="stage">
          <div className="side">{draw('after')}</div>
          <div className="side seam">
            <div className="side--before">{draw('before')}</div>
          </div>
        </div>
      </fieldset>
    );
  return (
    <figure className="shot">
      <figcaption>
        <b>{before === undefined ? 'After' : 'Before'}</b>, {place}
      </figcaption>
      {draw(before === undefined ? 'after' : 'before')}
    </figure>
  );
}

/** How much of the "before" picture is shown at each stop of the slider, in percent. */
const STOPS = [0, 25, 50, 75, 100];

/** The position of the seam between both pictures: radio buttons, so that it needs no script. */
function Stops({ name }: { name: string }) {
  return (
    <div className="stops">
      <b aria-hidden="true">Before</b>
      {STOPS.map((stop) => (
        <label key={stop}>
          <input type="radio" name={name} className={`stop-${stop}`} defaultChecked={stop === 50} />
          <span>{stop}% before</span>
        </label>
      ))}
      <b aria-hidden="true">After</b>
    </div>
  );
}
