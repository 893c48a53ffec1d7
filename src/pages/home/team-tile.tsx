const PER_ROW = 25;
const COLUMN = 12;
const ROW = 16;
/** Above this number, nobody would count the contacts. */
const MAX_ENGINEERS = 2000;

interface TeamTileProps {
  /** The text before and after the figure. */
  before: string;
  after: string;
  /** How many people, such as "150+" or "1,200+". */
  figure: string;
}

/** The number of people who work here, each drawn as an open contact. */
export function TeamTile({ before, after, figure }: TeamTileProps) {
  const count = Math.min(MAX_ENGINEERS, Number(figure.replace(/\D/g, '')));
  const contacts = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / PER_ROW);
    return `M${2 + (index % PER_ROW) * COLUMN} ${row * ROW + 14}l4-11`;
  });
  return (
    <div className="team-tile line-t flex flex-col justify-between gap-8 pt-5 lg:col-start-9 lg:col-end-13">
      <h3 className="text-[1.25rem]">
        {before} <b>{figure}</b> {after}
      </h3>
      <svg
        className="line-art max-w-[30rem] text-ink-3"
        viewBox={`0 0 ${PER_ROW * COLUMN} ${Math.ceil(count / PER_ROW) * ROW}`}
        aria-hidden="true"
      >
        <path d={contacts.join('')} />
      </svg>
    </div>
  );
}
