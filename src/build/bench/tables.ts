import type { BuildFigures } from './measure-builds';
import type { DevelopmentFigures } from './measure-development';

/**
 * The figures of all builds as a table; the last rows say what one more article costs between the
 * two largest.
 */
export function toBuildTable(builds: BuildFigures[]): string {
  const rows = builds.map(({ articles, check, cold, warm, page, scripts }) => [
    String(articles),
    toSeconds(check.seconds),
    toSeconds(cold.seconds),
    toSeconds(warm.seconds),
    `${Math.round(Math.max(cold.megabytes, warm.megabytes))} MB`,
    String(page),
    String(scripts),
  ]);
  const head = ['articles', 'check', 'cold', 'one edited', 'memory', '/insights', 'scripts'];
  return [toRow(head), ...rows.map(toRow), ...toMargins(builds)].join('\n');
}

/** What one more article costs, in milliseconds. */
function toMargins(builds: BuildFigures[]): string[] {
  const [smaller, larger] = builds.slice(-2);
  if (smaller === undefined || larger === undefined) return [];
  const more = larger.articles - smaller.articles;
  const margin = (kind: 'check' | 'cold' | 'warm') =>
    `${(((larger[kind].seconds - smaller[kind].seconds) * 1000) / more).toFixed(2)} ms`;
  return [toRow(['one more', margin('check'), margin('cold'), margin('warm')])];
}

/** The figures of development as a table. */
export function toDevelopmentTable(figures: DevelopmentFigures[]): string {
  const rows = figures.map(({ articles, firstPage, saved }) => [
    String(articles),
    `${Math.round(firstPage)} ms`,
    `${Math.round(saved)} ms`,
  ]);
  return [toRow(['added', 'first page', 'saved']), ...rows.map(toRow)].join('\n');
}

function toSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

function toRow(cells: string[]): string {
  return cells.map((cell) => cell.padStart(12)).join('');
}
