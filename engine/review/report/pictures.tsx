import type { CardChange } from '../consequences';
import type { Figure, Half } from '../photographs';
import { WIDTHS } from '../photographs';

interface PicturesProps {
  figures: readonly Figure[];
  /** Tells the sliders of one page from those of another. */
  name: string;
  title: string;
}

/** A page before and after: the phone at the left, the desk at the right. */
export function Pictures({ figures, name, title }: PicturesProps) {
  if (figures.length === 0) return null;
  return (
    <div className="shots">
      {WIDTHS.map((width) => (
        <div key={width}>
          {figures
            .filter((figure) => figure.width === width)
            .map((figure, index) => (
              <Picture
                key={`${figure.scheme} ${index}`}
                figure={figure}
                name={`${name}-${width}-${index}`}
                title={title}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

/** How much of the picture before is shown at each stop of the slider, in percent. */
const STOPS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

interface PictureProps {
  figure: Figure;
  name: string;
  title: string;
}

function Picture({ figure, name, title }: PictureProps) {
  const { width, scheme, height, isCut, before, after } = figure;
  const place = `${width} px${scheme === 'dark' ? ', dark' : ''}${isCut ? ', its beginning' : ''}`;
  const draw = (half: Half, state: string) => (
    <Side half={half} height={height} width={width} alt={`${title}, ${state}, ${place}`} />
  );
  if (before !== undefined && after !== undefined)
    return (
      <fieldset className="shot">
        <legend>Before and after, {place}</legend>
        <Stops name={name} />
        <div className="stage">
          <div className="side">{draw(after, 'after')}</div>
          <div className="side seam">
            <div className="side--before">{draw(before, 'before')}</div>
          </div>
        </div>
      </fieldset>
    );
  const half = before ?? after;
  return half === undefined ? null : (
    <figure className="shot">
      <figcaption>
        <b>{before === undefined ? 'After' : 'Before'}</b>, {place}
      </figcaption>
      {draw(half, before === undefined ? 'after' : 'before')}
    </figure>
  );
}

/** Where the seam stands between both pictures: a line of radio buttons, so that it moves without scripts. */
function Stops({ name }: { name: string }) {
  const toName = (stop: number) => (stop === 0 ? 'All after' : `${stop}% before`);
  return (
    <div className="stops">
      <b aria-hidden="true">Before</b>
      {STOPS.map((stop) => (
        <label key={stop}>
          <input type="radio" name={name} className={`stop-${stop}`} defaultChecked={stop === 50} />
          <span>{stop === 100 ? 'All before' : toName(stop)}</span>
        </label>
      ))}
      <b aria-hidden="true">After</b>
    </div>
  );
}

interface SideProps {
  half: Half;
  height: number;
  width: number;
  alt: string;
}

/** A picture with its marks, in a frame of a height that both sides share. */
function Side({ half, height, width, alt }: SideProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      <image href={half.source} width={width} height={half.height} preserveAspectRatio="none" />
      {half.marks.map(({ x, y, width: w, height: h }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={w} height={h} />
      ))}
    </svg>
  );
}

/** The picture that stands for a page in shared links. */
export function Card({ card: { title, address, before, after } }: { card: CardChange }) {
  return (
    <div className="card">
      <h3>
        Shared link of {title} <span className="mono">{address}</span>
      </h3>
      <div className="pair">
        {before !== undefined && <CardPicture file={before} state="Before" title={title} />}
        <CardPicture file={after} state="After" title={title} />
      </div>
    </div>
  );
}

interface CardPictureProps {
  file: Uint8Array;
  state: 'Before' | 'After';
  title: string;
}

function CardPicture({ file, state, title }: CardPictureProps) {
  const alt = `${title} in shared links, ${state.toLowerCase()}`;
  return (
    <figure>
      <figcaption>{state}</figcaption>
      <img src={toSource(file)} width={1200} height={630} alt={alt} />
    </figure>
  );
}

function toSource(file: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(file).toString('base64')}`;
}
