import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Env } from './http/endpoint.ts';
import { toCode } from './log.ts';
import type { Store } from './store/database.ts';
import { readWaiting } from './store/deliveries.ts';
import { HOUR, SECOND, toTime } from './store/time.ts';

/** What has not been delivered after this time is worth a look. */
const LATE = HOUR;

/** Counts what happens. */
export interface Metrics {
  registry: Registry;
  countAnswer: (result: string, seconds: number) => void;
  countDelivery: (channel: string, result: 'delivered' | 'failed') => void;
}

/** What a monitor reads, in the format of Prometheus. */
export function createMetrics(store: Store, now: () => Date): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'forms_answers_total',
    help: 'Answers to posted forms: inquiry, newsletter, robot, a refusal by its status, or failed.',
    labelNames: ['result'],
    registers,
  });
  const seconds = new Histogram({
    name: 'forms_answer_seconds',
    help: 'How long answers to posted forms took.',
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 5, 15],
    registers,
  });
  const deliveries = new Counter({
    name: 'forms_deliveries_total',
    help: 'Attempts to deliver, by channel.',
    labelNames: ['channel', 'result'],
    registers,
  });
  const age = new Gauge({
    name: 'forms_oldest_waiting_seconds',
    help: 'How long the oldest of what is not delivered has been waiting.',
    registers,
  });
  new Gauge({
    name: 'forms_waiting',
    help: 'What is not delivered yet.',
    registers,
    async collect() {
      const { count, oldest } = await readWaiting(store);
      this.set(count);
      age.set(oldest === null ? 0 : (now().getTime() - Date.parse(oldest)) / SECOND);
    },
  });
  return {
    registry,
    countAnswer: (result, took) => {
      answers.inc({ result });
      seconds.observe(took);
    },
    countDelivery: (channel, result) => deliveries.inc({ channel, result }),
  };
}

/**
 * What a monitor asks, on a port of its own that no visitor reaches: `/health` says whether messages
 * can be stored, `/health/deliveries` whether they reach somebody, `/metrics` has the figures.
 */
export function createMonitor(store: Store, { registry }: Metrics, now: () => Date): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/health', async (context) => {
    await touch(store, now());
    return context.json({ status: 'ok' });
  });
  app.get('/health/deliveries', async (context) => {
    const { count, oldest, error } = await readWaiting(store);
    const isLate = oldest !== null && now().getTime() - Date.parse(oldest) > LATE;
    return context.json(
      { status: isLate ? 'late' : 'ok', count, oldest, error },
      isLate ? 503 : 200,
    );
  });
  app.get('/metrics', async (context) => {
    return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  app.onError((error, context) => context.json({ status: 'failing', code: toCode(error) }, 503));
  return app;
}

/** Writes something, since a database that can be read may still be full or read-only. */
async function touch(store: Store, now: Date): Promise<void> {
  const sql = `INSERT INTO state VALUES ('health', ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  await store.write([{ sql, args: [toTime(now)] }]);
}
