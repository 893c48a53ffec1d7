import { type Context, Hono } from 'hono';
import { copy } from '../copy.ts';
import { log, toCode } from '../log.ts';
import type { Endpoint, Env } from './endpoint.ts';
import { addFileLinks } from './file-links.ts';
import type { Networks } from './networks.ts';
import { addNewsletterPages } from './newsletter-pages.ts';
import { type Receipt, receive } from './receive.ts';
import { Refusal } from './refusal.ts';

const JSON_TYPE = 'application/json';
/** The sender is gone, or was cut off for being slow. */
const LOST = /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_DESTROYED)$/;

/** The endpoint that browsers post forms to, with its pages. */
export function createApp(endpoint: Endpoint): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    await next();
  });
  addNewsletterPages(app, endpoint);
  addFileLinks(app, endpoint);
  app.all('*', (context) => serveForm(endpoint, context));
  app.onError((error, context) => answerError(endpoint, context, error, performance.now()));
  return app;
}

async function serveForm(endpoint: Endpoint, context: Context<Env>): Promise<Response> {
  const start = performance.now();
  const { method } = context.req;
  const origin = context.req.header('origin');
  context.header('Access-Control-Allow-Origin', toAllowed(endpoint, origin));
  context.header('Vary', 'Origin');
  if (method === 'OPTIONS') {
    context.header('Access-Control-Allow-Methods', 'POST');
    context.header('Access-Control-Allow-Headers', 'Content-Type');
    context.header('Access-Control-Max-Age', '600');
    return context.body(null, 204);
  }
  if (method !== 'POST') {
    context.header('Allow', 'POST, OPTIONS');
    return context.text('', 405);
  }
  try {
    if (origin !== undefined && !endpoint.sites.includes(origin)) {
      throw new Refusal(403, copy.foreign);
    }
    limitSender(endpoint, endpoint.readNetworks(context.env.incoming));
    const receipt = await receive(endpoint, context.env.incoming, isScript(context));
    endpoint.onAnswer(receipt.kind, (performance.now() - start) / 1000);
    return answerReceipt(endpoint, context, receipt);
  } catch (error) {
    return answerError(endpoint, context, error, start);
  }
}

/** The origin that may read the answer: that of the request if it is ours. */
function toAllowed({ sites }: Endpoint, origin: string | undefined): string {
  return sites.find((site) => site === origin) ?? sites[0] ?? '';
}

function isScript({ req }: Context<Env>): boolean {
  return [req.header('content-type'), req.header('accept')].some((one) =>
    one?.startsWith(JSON_TYPE),
  );
}

/** @throws Refusal for a network that sends too much, before anything is read of its request */
function limitSender({ line, site }: Endpoint, networks: Networks): void {
  const wait = Math.max(
    line.take(networks.line),
    networks.site === undefined ? 0 : site.take(networks.site),
  );
  if (wait > 0) throw new Refusal(429, copy.busy, { wait });
}

function answerReceipt(
  { sites }: Endpoint,
  context: Context<Env>,
  { reference, next }: Receipt,
): Response {
  if (isScript(context)) return context.json(reference === undefined ? {} : { reference }, 201);
  const thanks = toOwnAddress(next, sites);
  return thanks === undefined ? context.text(copy.thanks) : context.redirect(thanks, 303);
}

function answerError(
  { onAnswer }: Endpoint,
  context: Context<Env>,
  error: unknown,
  start: number,
): Response {
  const refusal = error instanceof Refusal ? error : new Refusal(503, copy.busy, { wait: 60 });
  const result = refusal === error ? String(refusal.status) : toFailure(error);
  onAnswer(result, (performance.now() - start) / 1000);
  const { status, errors, wait, message } = refusal;
  if (wait !== undefined) context.header('Retry-After', String(wait));
  if (status === 413) context.header('Connection', 'close');
  if (isScript(context)) {
    const hasErrors = Object.keys(errors).length > 0;
    return context.json(hasErrors ? { errors } : { message }, status);
  }
  const sentences = Object.entries(errors).map((entry) => entry.join(': '));
  return context.text(sentences.length > 0 ? sentences.join('\n') : message, status);
}

/** What went wrong in reading or storing a message; only the latter is worth a line in the log. */
function toFailure(error: unknown): 'lost' | 'failed' {
  const code = toCode(error);
  if (LOST.test(code)) return 'lost';
  log('not stored', { code });
  return 'failed';
}

/** An address of the site in ASCII, as a header needs it; undefined for one of another site. */
function toOwnAddress(address: string | undefined, sites: readonly string[]): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, origin, pathname, search, hash } = new URL(address);
  // The origin of blob:https://… is that of the address behind it.
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && sites.includes(origin) ? `${origin}${pathname}${search}${hash}` : undefined;
}
