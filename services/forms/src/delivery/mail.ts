import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer';
import { copy } from '../copy.ts';
import type { FileLinker } from '../http/file-links.ts';
import type { Inquiry, StoredFile } from '../store/inquiries.ts';
import { SECOND } from '../store/time.ts';

/** Most mail servers refuse more than 25 MB, and a file grows by a third on its way. */
const MOST_ATTACHED = 15_000_000;
/** Together they are shorter than the lease of a delivery. */
const TIMEOUTS = {
  connectionTimeout: 15 * SECOND,
  greetingTimeout: 15 * SECOND,
  socketTimeout: 60 * SECOND,
};

/** Sends mail; each of them fails if the mail server does not take it. */
export interface Mailer {
  sendInquiry: (inquiry: Inquiry, key: string) => Promise<void>;
  /** Asks a reader to confirm the newsletter. */
  sendConfirmation: (email: string, token: string, key: string) => Promise<void>;
  close: () => void;
}

/** How mail is sent, and what it says of us. */
export interface MailSettings {
  /** `smtps://user:password@mail.example:465`. */
  url: string;
  from: string;
  to: readonly string[];
  /** The origin of the site. */
  site: string;
  /** The public address of this service. */
  base: string;
  /** The folder of files. */
  folder: string | undefined;
  linkFile: FileLinker;
}

/** Sends mail by SMTP. */
export function createMailer(settings: MailSettings): Mailer {
  const { from, to, base } = settings;
  const site = new URL(settings.site).host;
  const transport = createTransport({
    ...TIMEOUTS,
    pool: true,
    maxConnections: 4,
    url: settings.url,
  });
  const send = async (key: string, mail: Mail.Options) => {
    // The same at each attempt: whoever gets a mail twice can see that it is one.
    const messageId = `<${key.replace('/', '.')}@${new URL(base).hostname}>`;
    await transport.sendMail({ ...mail, messageId, from: { name: site, address: from } });
  };
  return {
    sendInquiry: (inquiry, key) =>
      send(key, {
        to: [...to],
        replyTo: { name: inquiry.fields.name ?? '', address: inquiry.email },
        subject: toSubject(inquiry),
        text: toText(inquiry, settings),
        attachments: isAttached(inquiry.files) ? toAttachments(inquiry.files, settings) : [],
      }),
    sendConfirmation: (email, token, key) => {
      const confirm = `${base}/newsletter/confirm?token=${token}`;
      const leave = `${base}/newsletter/leave?token=${token}`;
      return send(key, {
        to: { name: '', address: email },
        subject: copy.confirmation.subject(site),
        text: copy.confirmation.text(site, confirm, leave),
        headers: {
          'List-Unsubscribe': { prepared: true, value: `<${leave}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
    },
    close: () => transport.close(),
  };
}

function toSubject({ reference, fields: { topic, subject, name } }: Inquiry): string {
  const about = [topic, subject].filter(Boolean).join(', ');
  return `${reference}: ${about || 'inquiry'} from ${name}`;
}

/** The message first, then one line for each other field. */
function toText(inquiry: Inquiry, { linkFile, folder }: MailSettings): string {
  const { message = '', ...others } = inquiry.fields;
  const lines = Object.entries({
    email: inquiry.email,
    ...others,
    received: inquiry.receivedAt,
  }).map(([name, value]) => `${name}: ${value}`);
  const files = inquiry.files.map(({ name, size, stored }) => {
    const link = folder === undefined || isAttached(inquiry.files) ? '' : `\n  ${linkFile(stored)}`;
    return `file: ${name} (${Math.ceil(size / 1000)} kB)${link}`;
  });
  return `${message}\n\n----\n${[...lines, ...files].join('\n')}\nreference: ${inquiry.reference}\n`;
}

function isAttached(files: readonly StoredFile[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) <= MOST_ATTACHED;
}

function toAttachments(files: readonly StoredFile[], { folder }: MailSettings) {
  if (folder === undefined) return [];
  return files.map(({ name, stored }) => ({
    filename: name,
    path: join(folder, stored),
    // Nothing that was sent is shown as a part of the mail.
    contentDisposition: 'attachment' as const,
  }));
}
