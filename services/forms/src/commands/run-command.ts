import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { VISIT_FIELDS } from '../http/message.ts';
import { publicAddress, readSettings, type Settings, SettingsError } from '../settings.ts';
import { backUp } from '../store/backup.ts';
import { openStore, type Store } from '../store/database.ts';
import { readWaiting, retryNow } from '../store/deliveries.ts';
import { type Inquiry, listInquiries, markAnswered, readInquiry } from '../store/inquiries.ts';
import { migrate } from '../store/migrations.ts';
import { deletePerson, readPerson } from '../store/person.ts';
import { listSubscribers } from '../store/subscribers.ts';
import { toCsv } from './csv.ts';

const USAGE = `npm run inquiries                          lists inquiries that nobody has answered
npm run inquiries -- list --all            lists all of them
npm run inquiries -- show OG-7K2M9QXT      shows one in full
npm run inquiries -- answered OG-7K2M9QXT  notes that it has been answered
npm run inquiries -- export > all.csv      writes all as CSV; --since 2026-11-01
npm run inquiries -- newsletter > to.csv   writes the readers of the newsletter as CSV
npm run inquiries -- person a@b.example    writes all that is stored of a person as JSON
npm run inquiries -- delete a@b.example    deletes that
npm run inquiries -- deliver               tries what was not delivered again at once
npm run inquiries -- backup copy.db        copies the database while it is in use

They use DATABASE_URL and FILES as the service does; without them, what npm start has stored.
`;

/** The names of the columns of an export; the rest are fields of the form. */
const FIELDS = [
  'name',
  'organization',
  'phone',
  'topic',
  'subject',
  'message',
  'cv',
  'drawing',
  'newsletter',
  ...VISIT_FIELDS,
];
/** What could control a terminal. */
const CONTROLS = /[^\P{Cc}\n]|\p{Cf}/gu;
/** What `npm start` stores. */
const LOCAL = { DATABASE_URL: 'file:.inquiries/forms.db', FILES: '.inquiries/files' };

/** The commands that are about one inquiry, person or file. */
const NEED_WORD = ['show', 'answered', 'person', 'delete', 'backup'];

type Command = (store: Store, word: string, options: Options) => Promise<string>;

interface Options {
  all: boolean;
  since: string;
  settings: Settings;
}

const commands: Record<string, Command> = {
  list: async (store, _, { all }) => {
    const inquiries = await listInquiries(store, { isOpen: !all });
    const lines = inquiries.map(
      ({ reference, receivedAt, email, fields: { name, topic }, answeredAt }) =>
        `${reference}  ${receivedAt.slice(0, 16)}Z  ${answeredAt ? 'answered' : 'open    '}  ${name} <${email}>  ${topic ?? ''}`,
    );
    const { count, oldest, error } = await readWaiting(store);
    const waiting = `${count} not delivered, the oldest of ${oldest}: ${error ?? 'no attempt yet'}`;
    return toPlain(`${[...lines, ...(count > 0 ? [waiting] : [])].join('\n') || 'None.'}\n`);
  },
  show: async (store, reference) => {
    const inquiry = demand(await readInquiry(store, reference), reference);
    const { count, error } = await readWaiting(store, inquiry.reference);
    const { message = '', ...fields } = inquiry.fields;
    const lines = Object.entries({
      reference: inquiry.reference,
      received: inquiry.receivedAt,
      answered: inquiry.answeredAt ?? 'no',
      delivered: count === 0 ? 'yes' : `no: ${error ?? 'no attempt yet'}`,
      email: inquiry.email,
      ...fields,
    }).map(([name, value]) => `${name}: ${value}`);
    const files = inquiry.files.map(
      ({ name, stored, size }) => `file: ${name}, ${size} bytes, kept as ${stored}`,
    );
    return toPlain(`${[...lines, ...files].join('\n')}\n\n${message}\n`);
  },
  answered: async (store, reference) => {
    const isKnown = await markAnswered(store, reference, new Date());
    demand(isKnown ? reference : undefined, reference);
    return `${reference} is answered.\n`;
  },
  export: async (store, _, { since }) => {
    const names = ['reference', 'receivedAt', 'answeredAt', 'email', ...FIELDS, 'files'];
    const inquiries = await listInquiries(store, { since });
    return toCsv([names, ...inquiries.map((inquiry) => toRow(inquiry))]);
  },
  newsletter: async (store, _, { settings }) => {
    const leave = (token: string) => `${publicAddress(settings)}/newsletter/leave?token=${token}`;
    const readers = await listSubscribers(store);
    const rows = readers.map(({ email, confirmedAt, token }) => [
      email,
      confirmedAt ?? '',
      leave(token),
    ]);
    return toCsv([['email', 'confirmedAt', 'listUnsubscribe'], ...rows]);
  },
  person: async (store, email) =>
    `${JSON.stringify(await readPerson(store, email), withoutTokens, 2)}\n`,
  delete: async (store, email, { settings }) => {
    const { inquiries, newsletter } = await deletePerson(store, email, settings.FILES);
    const what = `${inquiries.length} inquiries and ${newsletter.length} subscriptions`;
    return `Deleted ${what}. Mails and webhooks that were sent, and backups, are elsewhere: delete them there.\n`;
  },
  deliver: async (store) => `${await retryNow(store, new Date())} are due now.\n`,
  backup: (store, file) => backUp(store, file),
};

/**
 * Runs a command of `npm run inquiries`.
 * @param args its words and options
 * @returns what it prints
 * @throws SettingsError, StoreError, TypeError for an unknown option
 */
export async function runCommand(
  args: string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, since: { type: 'string', default: '' } },
  });
  const [name = 'list', word = ''] = positionals;
  if (name === 'help') return USAGE;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || (NEED_WORD.includes(name) && word === '')) {
    throw new SettingsError(USAGE.trimEnd());
  }
  const settings = readSettings({ ...LOCAL, ...env });
  requireDatabase(settings.DATABASE_URL);
  const store = await openStore(settings.DATABASE_URL, settings.DATABASE_TOKEN);
  try {
    await migrate(store);
    return await command(store, word, { ...values, settings });
  } finally {
    store.close();
  }
}

function requireDatabase(url: string): void {
  const file = url.replace(/^file:/, '');
  if (url.startsWith('file:') && !existsSync(file)) {
    throw new SettingsError(
      `There is no database at ${file}. Set DATABASE_URL to that of the service, or run npm start, which makes one.`,
    );
  }
}

/** @throws SettingsError if there is nothing under a reference */
function demand<T>(found: T | undefined, reference: string): T {
  if (found === undefined) throw new SettingsError(`There is no inquiry ${reference}.`);
  return found;
}

function toRow({ reference, receivedAt, answeredAt, email, fields, files }: Inquiry): string[] {
  const typed = FIELDS.map((name) => fields[name] ?? '');
  const names = files.map(({ stored }) => stored).join(' ');
  return [reference, receivedAt, answeredAt ?? '', email, ...typed, names];
}

function toPlain(text: string): string {
  return text.replace(CONTROLS, '');
}

/** The token of a subscription is the key to it, not what is stored of a person. */
function withoutTokens(name: string, value: unknown): unknown {
  return name === 'token' ? undefined : value;
}
