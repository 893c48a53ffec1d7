import type { Outcome, Values } from './setup';

/** How long a server may take to answer, in milliseconds. */
export const SEND_TIMEOUT = 15_000;

const CONFLICT = 409;
const REJECTIONS = [400, 422];

/**
 * Posts a form as JSON; docs/forms.md describes what a server makes of it.
 * @param endpoint the whole address of the server
 * @param payload what is sent, by name
 * @returns what became of it; a failure of any kind is a result, never an exception
 */
export async function sendForm(endpoint: string, payload: Values): Promise<Outcome> {
  const hangUp = new AbortController();
  const timer = setTimeout(() => hangUp.abort(), SEND_TIMEOUT);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(payload),
      signal: hangUp.signal,
    });
    return toOutcome(response.status, await readAnswer(response, hangUp.signal));
  } catch {
    if (hangUp.signal.aborted) return { kind: 'failed', reason: 'timeout' };
    return { kind: 'failed', reason: navigator.onLine ? 'unreachable' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

/** The answer as an object; empty where the server said nothing that is JSON. */
async function readAnswer(
  response: Response,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const answer: unknown = await response.json().catch(() => ({}));
  signal.throwIfAborted();
  return isRecord(answer) ? answer : {};
}

/**
 * Reads what the server decided.
 * @param status the status of its answer
 * @param answer the JSON of its answer
 */
export function toOutcome(status: number, answer: Record<string, unknown>): Outcome {
  if (status >= 200 && status < 300) {
    return { kind: 'sent', reference: toText(answer.reference) };
  }
  if (status === CONFLICT) return { kind: 'duplicate' };
  const errors = toMessages(answer.errors);
  const message = toText(answer.message);
  const isExplained = Object.keys(errors).length > 0 || message !== null;
  if (REJECTIONS.includes(status) && isExplained) return { kind: 'rejected', errors, message };
  return { kind: 'failed', reason: 'server' };
}

function toMessages(errors: unknown): Record<string, string> {
  const entries = isRecord(errors) ? Object.entries(errors) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const text = toText(value);
      return text === null ? [] : [[name, text]];
    }),
  );
}

function toText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
