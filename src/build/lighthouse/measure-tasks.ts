import type { Page } from 'playwright';
import { chromium } from 'playwright';

/** The long tasks of a page on a slow processor, in milliseconds each. */
export interface LongTasks {
  path: string;
  /** Until the visitor does anything, React being started when the browser is idle. */
  untouched: number[];
  /** After the visitor's first act, which starts React. */
  afterTouch: number[];
}

/** How much slower the processor is than this machine's. */
const SLOWDOWN = 4;

const PHONE = { width: 390, height: 844 };

/** How long a page is watched, in milliseconds. */
const WATCH = 4000;

/**
 * Watches pages on a processor four times slower than this one. A task is long from 50 ms on.
 * @param origin where the site is served, without a slash at its end
 * @param executablePath the browser, or undefined for Playwright's own
 */
export async function measureTasks(
  origin: string,
  paths: readonly string[],
  executablePath: string | undefined,
): Promise<LongTasks[]> {
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const results: LongTasks[] = [];
  for (const path of paths) {
    const watch = async (act: (page: Page) => Promise<void>) => {
      const page = await browser.newPage({ viewport: PHONE });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.addInitScript(recordLongTasks);
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      await act(page);
      await page.waitForTimeout(WATCH);
      const tasks = await page.evaluate<number[]>('window.longTasks');
      await page.close();
      return tasks;
    };
    results.push({
      path,
      untouched: await watch(async () => {}),
      afterTouch: await watch((page) => page.mouse.move(9, 9)),
    });
  }
  await browser.close();
  return results;
}

/** The long tasks as a table for the terminal, each in milliseconds. */
export function toTaskTable(rows: readonly LongTasks[]): string {
  const width = Math.max(...rows.map(({ path }) => path.length), 4) + 2;
  const listed = (tasks: number[]) => (tasks.length === 0 ? 'none' : tasks.join(' '));
  const line = (cells: string[]) =>
    cells
      .map((cell) => cell.padEnd(width))
      .join('')
      .trimEnd();
  return [
    `Tasks of 50 ms and more on a processor ${SLOWDOWN} times slower`,
    line(['page', 'untouched', 'after the first act']),
    ...rows.map(({ path, untouched, afterTouch }) =>
      line([path, listed(untouched), listed(afterTouch)]),
    ),
  ].join('\n');
}

function recordLongTasks() {
  const durations: number[] = [];
  Reflect.set(window, 'longTasks', durations);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: true });
}
