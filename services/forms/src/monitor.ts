import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Env } from './http/endpoint.ts';
import { toCode } from './log.ts';
import type { Store } from './store/database.ts';
import { readWaiting } from './store/deliveries.ts';
import { probe } from './store/probe.ts';
import { HOUR, SECOND } from './store/time.ts';

/** What has not been delivered after this time is worth a look. */
const LATE = HOUR;

/** How long a message that could not be stored counts as a failure of now. */
const RECENT = 60 * SECOND;

/** Counts what happens. */
export interface Metrics {
  registry: Registry;
  /** Whether a message of the last minute could not be stored, and none after it was. */
  isFailing: () => boolean;
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
    help: 'Answers to posted forms: inquiry, newsletter, robot, a refusal by its status, lost (the sender is gone) or failed.',
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
  new Gauge({
    name: 'forms_waiting',
    help: 'What is not delivered yet.',
    registers,
    async collect() {
      this.set((await readWaiting(store)).count);
    },
  });
  new Gauge({
    name: 'forms_oldest_waiting_seconds',
    help: 'How long the oldest of what is not delivered has been waiting.',
    registers,
    async collect() {
      const { oldest } = await readWaiting(store);
      this.set(oldest === null ? 0 : (now().getTime() - Date.parse(oldest)) / SECOND);
    },
  });
  let failed = Number.NEGATIVE_INFINITY;
  return {
    registry,
    isFailing: () => performance.now() - failed < RECENT,
    countAnswer: (result, took) => {
      if (result === 'failed') failed = performance.now();
      if (result === 'inquiry' || result === 'newsletter') failed = Number.NEGATIVE_INFINITY;
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
export function createMonitor(store: Store, metrics: Metrics, now: () => Date): Hono<Env> {
  const { registry, isFailing } = metrics;
  const app = new Hono<Env>();
  app.get('/health', async (context) => {
    await probe(store, now());
    return isFailing() ? context.json({ status: 'failing' }, 503) : context.json({ status: 'ok' });
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
