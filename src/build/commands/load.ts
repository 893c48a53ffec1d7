import { loadTest } from '../load-test';
import { startPreview } from '../preview-server';
import { loadServerEntry } from '../server-entry';

// npm run load asks the preview server; npm run load -- https://staging.example asks a host.
const [host] = process.argv.slice(2);
const AMOUNT = Number(process.env.REQUESTS ?? 20_000);
const PORT = Number(process.env.PORT ?? 4174);

try {
  const root = process.cwd();
  const { paths } = await loadServerEntry(root);
  const server = host === undefined ? await startPreview(root, PORT) : null;
  const result = await loadTest({
    origin: host?.replace(/\/$/, '') ?? `http://localhost:${PORT}`,
    paths: paths.filter((path) => path !== '/404'),
    amount: AMOUNT,
    connections: 50,
  });
  server?.close();
  const { requests, failed, perSecond, slowest } = result;
  console.log(
    `${requests} requests over ${paths.length - 1} pages: ${failed} failed, ${perSecond} a second, 99 % within ${slowest} ms`,
  );
  process.exitCode = failed === 0 && requests >= AMOUNT ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
