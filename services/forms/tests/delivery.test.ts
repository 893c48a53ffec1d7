import { beforeEach, describe, expect, it } from 'vitest';
import { startHook } from './hook.fixture.ts';
import { inquiry, numbered, post, postFiles } from './inquiry.fixture.ts';
import { type MailServer, startMailServer } from './mail-server.fixture.ts';
import { makeFolder, start } from './service.fixture.ts';

const addresses = {
  MAIL_FROM: 'forms@grid.example',
  MAIL_TO: 'sales@grid.example,eng@grid.example',
};
let mail: MailServer;

beforeEach(async () => {
  mail = await startMailServer();
});

describe('by mail', () => {
  const open = async (settings: Record<string, string> = {}) =>
    start({ SMTP_URL: mail.url, ...addresses, ...settings });

  it('tells people of an inquiry in plain text, and their answer goes to its sender', async () => {
    const { address } = await open();
    const sent = { ...inquiry, topic: 'sales', utm_campaign: 'spring', page: '/products/core' };
    const { reference } = await (await post(address, sent)).json();
    await expect.poll(() => mail.mails).toHaveLength(1);
    const [got] = mail.mails;
    expect(mail.recipients).toEqual(['sales@grid.example', 'eng@grid.example']);
    expect(got?.replyTo?.value).toEqual([{ address: inquiry.email, name: 'Robin' }]);
    expect(got?.subject).toBe(`${reference}: sales from Robin`);
    expect(got?.html).toBe(false);
    for (const word of ['Hello', 'utm_campaign: spring', 'page: /products/core', reference]) {
      expect(got?.text).toContain(word);
    }
  });

  it('attaches files, and links those that are too large for mail', async () => {
    const FILES = await makeFolder();
    const { address } = await open({ FILES });
    const small = new File(['%PDF-1.7'], 'line\r\nX-Evil: 1.pdf');
    await postFiles(address, [small]);
    await expect.poll(() => mail.mails).toHaveLength(1);
    const [{ filename = '', content } = {}] = mail.mails[0]?.attachments ?? [];
    expect(filename).toMatch(/\.pdf$/);
    expect(content?.toString()).toBe('%PDF-1.7');
    expect(mail.mails[0]?.headers.has('x-evil')).toBe(false);
    const large = Array.from({ length: 2 }, () => new File([new Uint8Array(9_000_000)], 'b.pdf'));
    await postFiles(address, large, { message: numbered(1) });
    await expect.poll(() => mail.mails).toHaveLength(2);
    expect(mail.mails[1]?.attachments).toEqual([]);
    expect(mail.mails[1]?.text?.match(/\/files\/OG-\w+-\d\.pdf\?/g)).toHaveLength(2);
  });

  it('puts nothing into the head of a mail that a sender has made up', async () => {
    const { address } = await open();
    const evil = 'Robin" <a@evil.example>,\r\nBcc: all@evil.example';
    await post(address, {
      ...inquiry,
      name: evil,
      topic: evil,
      subject: 'x\u2028To: b@evil.example',
    });
    await expect.poll(() => mail.mails).toHaveLength(1);
    expect(mail.recipients).toEqual(['sales@grid.example', 'eng@grid.example']);
    expect(mail.mails[0]?.headers.has('bcc')).toBe(false);
    expect(mail.mails[0]?.replyTo?.value.map(({ address }) => address)).toEqual([inquiry.email]);
  });
});

describe('by webhook', () => {
  it('posts an inquiry with an id and a signature', async () => {
    const hook = await startHook();
    const { address } = await start({ WEBHOOK_URL: hook.url, WEBHOOK_SECRET: 'x'.repeat(20) });
    const { reference } = await (await post(address, inquiry)).json();
    await expect.poll(() => hook.posts).toHaveLength(1);
    expect(hook.posts[0]).toMatchObject({
      id: `${reference}/webhook`,
      body: {
        reference,
        email: inquiry.email,
        fields: { message: 'Hello' },
      },
      headers: { 'webhook-signature': expect.stringMatching(/^v1,.{44}$/) },
    });
  });

  it('delivers by mail and webhook, neither of which waits for the other', async () => {
    const hook = await startHook();
    hook.statuses.push(500, 302);
    const { address, monitor } = await start({
      SMTP_URL: mail.url,
      WEBHOOK_URL: hook.url,
      ...addresses,
    });
    await post(address, inquiry);
    await expect.poll(() => mail.mails).toHaveLength(1);
    await expect.poll(() => hook.posts).toHaveLength(1);
    await expect
      .poll(async () => (await fetch(`${monitor}/health/deliveries`)).json())
      .toMatchObject({ status: 'ok', count: 1, error: 'HTTP_500' });
  });
});

it('a monitor reads whether messages are stored and delivered', async () => {
  const { address, monitor } = await start({ SMTP_URL: mail.url, ...addresses });
  await post(address, inquiry);
  await expect.poll(() => mail.mails).toHaveLength(1);
  expect((await fetch(`${monitor}/health`)).status).toBe(200);
  const read = async () => (await fetch(`${monitor}/metrics`)).text();
  await expect.poll(read).toContain('forms_deliveries_total{channel="mail",result="delivered"} 1');
  expect(await read()).toContain('forms_answers_total{result="inquiry"} 1');
  expect(await read()).toContain('forms_waiting 0');
  expect(await read()).not.toContain('castellan');
});
