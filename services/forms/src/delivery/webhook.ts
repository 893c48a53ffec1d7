import { createHmac } from 'node:crypto';
import type { FileLinker } from '../http/file-links.ts';
import type { Inquiry } from '../store/inquiries.ts';
import { SECOND } from '../store/time.ts';

const TIMEOUT = 30 * SECOND;

/** The webhook answered, but not that it has taken the message. */
class WebhookError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`the webhook answered ${status}`);
    this.code = `HTTP_${status}`;
  }
}

/**
 * Makes a function that posts an inquiry as JSON, as Standard Webhooks have it: with the same id at
 * each attempt, and signed if there is a secret.
 */
export function createWebhook(url: string, secret: string | undefined, linkFile: FileLinker) {
  return async (inquiry: Inquiry, key: string, now: Date): Promise<void> => {
    const { receivedAt, files, fields, ...others } = inquiry;
    const links = files.map(({ stored, ...file }) => ({ ...file, url: linkFile(stored) }));
    const body = JSON.stringify({ ...others, receivedAt, fields, files: links });
    const timestamp = String(Math.floor(now.getTime() / SECOND));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Webhook-Id': key,
        'Webhook-Timestamp': timestamp,
        'Idempotency-Key': key,
        ...(secret && { 'Webhook-Signature': sign(secret, `${key}.${timestamp}.${body}`) }),
      },
      body,
      // The page that a redirect leads to has not taken anything.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    if (!response.ok) throw new WebhookError(response.status);
  };
}

/** A secret that begins with `whsec_` is a key in base64; any other one is the key itself. */
function sign(secret: string, content: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}
