import type { BuildFigures } from './measure-builds';
import type { DevelopmentFigures } from './measure-development';
import type { ReviewFigures } from './measure-review';

const HEAD = [
  'site',
  'articles',
  'cold',
  'its work',
  'edited',
  'its work',
  'memory',
  'files',
  'bytes',
];

/**
 * The figures of all builds as a table; below two sites of one round, the ratio of the first to the
 * second.
 */
export function toBuildTable(builds: BuildFigures[]): string {
  const rows = builds.flatMap((build, index) => {
    const before = builds[index - 1];
    const isSecond = before !== undefined && before.site !== build.site && index % 2 === 1;
    return isSecond ? [toCells(build), toRatios(before, build)] : [toCells(build)];
  });
  return [HEAD, ...rows].map(toRow).join('\n');
}

function toCells(build: BuildFigures): string[] {
  const { cold, edited } = build;
  return [
    build.site,
    String(build.articles),
    ...[cold.seconds, cold.cpu, edited.seconds, edited.cpu].map(toSeconds),
    `${Math.round(Math.max(cold.megabytes, edited.megabytes))} MB`,
    String(build.files),
    `${(build.bytes / 1e6).toFixed(1)} MB`,
  ];
}

function toRatios(ours: BuildFigures, theirs: BuildFigures): string[] {
  const figures = ({ cold, edited, files, bytes }: BuildFigures) => [
    cold.seconds,
    cold.cpu,
    edited.seconds,
    edited.cpu,
    Math.max(cold.megabytes, edited.megabytes),
    files,
    bytes,
  ];
  const others = figures(theirs);
  return [
    'ratio',
    '',
    ...figures(ours).map((own, index) => (own / (others[index] ?? 1)).toFixed(2)),
  ];
}

/** The figures of development as a table. */
export function toDevelopmentTable(figures: DevelopmentFigures[]): string {
  const rows = figures.map(({ articles, firstPage, saved }) => [
    String(articles),
    `${Math.round(firstPage)} ms`,
    `${Math.round(saved)} ms`,
  ]);
  return [['added', 'first page', 'saved'], ...rows].map(toRow).join('\n');
}

/** The figures of reviews as a table. */
export function toReviewTable(reviews: ReviewFigures[]): string {
  const rows = reviews.map(({ articles, changed, first, again }) => [
    String(articles),
    String(changed),
    ...[first.seconds, first.cpu, again.seconds, again.cpu].map(toSeconds),
  ]);
  return [['added', 'changed', 'first', 'its work', 'again', 'its work'], ...rows]
    .map(toRow)
    .join('\n');
}

function toSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

function toRow(cells: string[]): string {
  return cells.map((cell) => cell.padStart(13)).join('');
}
