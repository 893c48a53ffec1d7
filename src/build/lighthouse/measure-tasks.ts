import CDP from 'chrome-remote-interface';

/** The long tasks of a page on a slow processor, in milliseconds each. */
export interface LongTasks {
  path: string;
  /** Until the first words are there: reading, styling and drawing the page. */
  painting: number[];
  /** From then on, React being started when the browser is idle. */
  untouched: number[];
  /** The same where the visitor acts at once, which starts React. */
  afterTouch: number[];
}

/** How much slower the processor is than this machine's. */
const SLOWDOWN = 4;

const PHONE = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };

/** How long a page is watched, in milliseconds. */
const WATCH = 4000;

/** What the page records: when each long task began and how long it took, and the first paint. */
interface Watched {
  tasks: { start: number; duration: number }[];
  firstPaint: number;
}

/**
 * Watches pages on a processor four times slower than this one. A task is long from 50 ms on.
 * The browser is not asked for the page's errors, as Playwright and Puppeteer do: it would read
 * all of React once more, to know the lines of an error that React makes and never throws.
 * @param origin where the site is served, without a slash at its end
 * @param port the port at which the browser takes orders
 */
export async function measureTasks(
  origin: string,
  paths: readonly string[],
  port: number,
): Promise<LongTasks[]> {
  const results: LongTasks[] = [];
  for (const path of paths) {
    const still = await watch(`${origin}${path}`, port, false);
    const touched = await watch(`${origin}${path}`, port, true);
    results.push({
      path,
      painting: list(still, (start) => start < still.firstPaint),
      untouched: list(still, (start) => start >= still.firstPaint),
      afterTouch: list(touched, (start) => start >= touched.firstPaint),
    });
  }
  return results;
}

async function watch(address: string, port: number, isTouched: boolean): Promise<Watched> {
  const target = await CDP.New({ port });
  const client = await CDP({ port, target });
  const { Page, Emulation, Input, Runtime } = client;
  await Page.enable();
  await Emulation.setDeviceMetricsOverride(PHONE);
  await Emulation.setCPUThrottlingRate({ rate: SLOWDOWN });
  await Page.addScriptToEvaluateOnNewDocument({ source: `(${keepRecord})()` });
  await Page.navigate({ url: address });
  if (isTouched) await Input.dispatchMouseEvent({ type: 'mouseMoved', x: 9, y: 9 });
  await new Promise((resolve) => setTimeout(resolve, WATCH));
  const { result } = await Runtime.evaluate({ expression: 'longTasks', returnByValue: true });
  await CDP.Close({ port, id: target.id });
  await client.close();
  return result.value;
}

function list({ tasks }: Watched, isMeant: (start: number) => boolean): number[] {
  return tasks.filter(({ start }) => isMeant(start)).map(({ duration }) => duration);
}

/** Runs in the page. */
function keepRecord() {
  const record: Watched = { tasks: [], firstPaint: 0 };
  Reflect.set(window, 'longTasks', record);
  new PerformanceObserver((all) => {
    for (const { startTime, duration } of all.getEntries()) {
      record.tasks.push({ start: startTime, duration: Math.round(duration) });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((all) => {
    const first = all.getEntriesByName('first-contentful-paint')[0];
    if (first) record.firstPaint = first.startTime;
  }).observe({ type: 'paint', buffered: true });
}

/** The long tasks as a table for the terminal, each in milliseconds. */
export function toTaskTable(rows: readonly LongTasks[]): string {
  const listed = (tasks: number[]) => (tasks.length === 0 ? 'none' : tasks.join(' '));
  const line = (...cells: [string, string, string, string]) =>
    cells
      .map((cell) => cell.padEnd(20))
      .join('')
      .trimEnd();
  return [
    `Tasks of 50 ms and more on a processor ${SLOWDOWN} times slower, until and after the first paint`,
    line('until', 'after, untouched', 'after, touched', 'page'),
    ...rows.map(({ path, painting, untouched, afterTouch }) =>
      line(listed(painting), listed(untouched), listed(afterTouch), path),
    ),
  ].join('\n');
}
