import { once } from 'node:events';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Attachment, type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Env } from '../http/endpoint.ts';
import { listen } from '../http/listen.ts';

const { HOST = '127.0.0.1', PORT = '8026', SMTP_PORT = '8025' } = process.env;
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
const MOST_KEPT = 100;
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** The mails that were caught, the latest first. */
const mails: ParsedMail[] = [];

// Catches all mail on this computer, so that nothing of a test reaches anybody: `npm start` has the
// service send here.
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _, done) => {
    simpleParser(stream).then((mail) => {
      mails.unshift(mail);
      mails.splice(MOST_KEPT);
      process.stdout.write(toLines(mail).replace(CONTROLS, ''));
      done();
    }, done);
  },
});
smtp.on('error', () => undefined);
smtp.listen(Number(SMTP_PORT), HOST);
await once(smtp.server, 'listening');

const app = new Hono<Env>();
app.use(async (context, next) => {
  context.header('Content-Security-Policy', POLICY);
  await next();
});
app.get('/', (context) =>
  context.html(
    html`<!doctype html><html lang="en"><meta http-equiv="refresh" content="5"><title>Mail of the forms</title><h1>Mail of the forms</h1>
      <p>${mails.length === 0 ? 'None yet.' : 'The latest is first.'}</p>
      ${mails.map(toArticle)}</html>`,
  ),
);
app.get('/:mail/:file', (context) => {
  const { mail, file } = context.req.param();
  const attachment = mails.at(-Number(mail) - 1)?.attachments[Number(file)];
  if (attachment === undefined) return context.notFound();
  context.header('Content-Type', 'application/octet-stream');
  context.header('Content-Disposition', `attachment; filename*=UTF-8''${toName(attachment)}`);
  return context.body(new Uint8Array(attachment.content));
});
await listen(app, Number(PORT), HOST);

function toLines({ subject, text = '', attachments, ...mail }: ParsedMail): string {
  const files = attachments.map(({ filename, size }) => `[${filename}, ${size} bytes]\n`);
  return `\n── ${subject} → ${toAddresses(mail.to)}\n${text.trimEnd()}\n${files.join('')}──\n`;
}

function toArticle({ subject, text = '', attachments, ...mail }: ParsedMail, at: number) {
  const number = mails.length - at - 1;
  const paragraphs = text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
  return html`<hr><h2>${subject}</h2><p>to ${toAddresses(mail.to)}, answers to
    ${toAddresses(mail.replyTo) || toAddresses(mail.from)}</p><pre>${paragraphs}</pre>
    ${attachments.map(
      (file, index) => html`<p><a href="/${number}/${index}">${file.filename}</a></p>`,
    )}`;
}

function toAddresses(to: ParsedMail['to'] | ParsedMail['from']): string {
  return [to ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');
}

function toName({ filename = 'file' }: Attachment): string {
  return encodeURIComponent(filename);
}
