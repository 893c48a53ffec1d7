import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterThisTest } from './service.fixture.ts';

/** A mail server, and what it has taken. */
export interface MailServer {
  url: string;
  mails: ParsedMail[];
  /** The addresses that mail was sent to, whatever its header says. */
  recipients: string[];
  /** How it answers. */
  mood: 'accepts' | 'refuses' | 'hangs up' | { slowness: number };
  close: () => Promise<void>;
}

/** Starts a mail server that ends with the test. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, session, done) => {
      const mail = await simpleParser(stream);
      const { mood } = server;
      if (mood === 'refuses') return done(Object.assign(new Error('no'), { responseCode: 451 }));
      if (mood === 'hangs up') for (const socket of sockets) socket.destroy();
      if (typeof mood === 'object') await wait(mood.slowness);
      if (mood === 'hangs up') return;
      server.mails.push(mail);
      server.recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
      done();
    },
  });
  // Connections that break are what these tests are about.
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket) => sockets.add(socket));
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  const address = smtp.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => smtp.close(resolve));
  const server: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails: [],
    recipients: [],
    mood: 'accepts',
    close,
  };
  afterThisTest(close);
  return server;
}
