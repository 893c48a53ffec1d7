import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const parts = z.string().transform((text) => text.split(',').map((part) => part.trim()));
const origins = parts.pipe(z.array(address.transform((text) => new URL(text).origin)).min(1));
const spaced = parts.transform((list) => list.filter((part) => part !== ''));
const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1);

/** Every setting of the service, an environment variable each; docs/forms.md explains them. */
const schema = z.object({
  SITE_URL: origins.default(['http://localhost:4173']),
  PUBLIC_URL: address.transform((text) => text.replace(/\/+$/, '')).optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8787),
  MONITOR_PORT: port.default(8788),
  DATABASE_URL: z.string().default('file:forms.db'),
  DATABASE_TOKEN: z.string().optional(),
  FILES: z.string().optional(),
  SCAN_COMMAND: z.string().optional(),
  TRUSTED_PROXY: spaced.default([]),
  RATE: count.default(5),
  RATE_TOTAL: count.default(300),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_TO: spaced.pipe(z.array(z.email())).default([]),
  WEBHOOK_URL: address.optional(),
  WEBHOOK_SECRET: z.string().min(16).optional(),
  RETENTION_DAYS: z.coerce.number().int().min(0).default(0),
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

/** The settings of the service, by name. */
export type Settings = z.infer<typeof schema>;

/** A setting, or the place that it names, cannot be used; the message says how to fix it. */
export class SettingsError extends Error {}

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 * @throws SettingsError that names each setting that is wrong
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = schema.safeParse(set);
  if (!success) {
    const lines = error.issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`);
    throw new SettingsError(lines.join('\n'));
  }
  if (data.SMTP_URL !== undefined && (data.MAIL_FROM === undefined || data.MAIL_TO.length === 0)) {
    throw new SettingsError('SMTP_URL: set MAIL_FROM and MAIL_TO too, or nobody gets the mail.');
  }
  return data;
}

/** The address under which visitors reach the service, for links in mail. */
export function publicAddress({ PUBLIC_URL, PORT }: Settings): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
