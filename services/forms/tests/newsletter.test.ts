import { beforeEach, expect, it } from 'vitest';
import { listSubscribers } from '../src/store/subscribers.ts';
import { inquiry, post } from './inquiry.fixture.ts';
import { type MailServer, startMailServer } from './mail-server.fixture.ts';
import { type Running, start } from './service.fixture.ts';

const email = 'reader@castellan.example';
const wish = { form: 'newsletter', id: 'b'.repeat(24), fax: '', email, page: '/insights' };
let mail: MailServer;
let service: Running;

beforeEach(async () => {
  mail = await startMailServer();
  service = await start({
    SMTP_URL: mail.url,
    MAIL_FROM: 'forms@grid.example',
    MAIL_TO: 'sales@grid.example',
    PUBLIC_URL: 'https://forms.example',
  });
});

/** The address of a link in the latest mail, on this computer. */
async function findLink(pattern: RegExp, count = 1): Promise<string> {
  await expect.poll(() => mail.mails).toHaveLength(count);
  const link = pattern.exec(mail.mails.at(-1)?.text ?? '')?.[0] ?? '';
  return link.replace('https://forms.example/', service.address);
}

const press = (link: string) => fetch(link, { method: 'POST' });

it('asks by mail to confirm, and subscribes whoever presses the button of the page', async () => {
  expect((await post(service.address, wish)).status).toBe(201);
  const link = await findLink(/\S+confirm\?token=\w+/);
  expect(mail.recipients).toEqual([email]);
  expect((await fetch(link)).status).toBe(200);
  expect(await listSubscribers(service.store)).toEqual([]);
  await press(link);
  await press(link);
  expect(await listSubscribers(service.store)).toMatchObject([{ email, page: '/insights' }]);
});

it('subscribes whoever ticks the box of an inquiry, once it is confirmed', async () => {
  await post(service.address, { ...inquiry, newsletter: 'yes' });
  await expect.poll(() => mail.recipients.sort()).toEqual([inquiry.email, 'sales@grid.example']);
  const [confirmation] = mail.mails.filter(({ text }) => text?.includes('confirm?token'));
  expect(confirmation?.to).toMatchObject({ value: [{ address: inquiry.email }] });
});

it('lets a mail program unsubscribe with one click, without a page before it', async () => {
  await post(service.address, wish);
  await press(await findLink(/\S+confirm\?token=\w+/));
  const headers = mail.mails[0]?.headers.get('list') as Record<string, { url: string }>;
  expect(headers.unsubscribe?.url).toMatch(/^https:\/\/forms\.example\/newsletter\/leave\?token=/);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const link = (headers.unsubscribe?.url ?? '').replace('https://forms.example/', service.address);
  const answer = await fetch(link, { method: 'POST', body, redirect: 'error' });
  expect(answer.status).toBe(200);
  expect(await listSubscribers(service.store)).toEqual([]);
});

it('asks once an hour at most, and does not tell who is on the list', async () => {
  const answers = [await post(service.address, wish)];
  answers.push(await post(service.address, { ...wish, id: 'c'.repeat(24) }));
  await press(await findLink(/\S+confirm\?token=\w+/));
  answers.push(
    await post(service.address, { ...wish, id: 'd'.repeat(24), email: email.toUpperCase() }),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await Promise.all(answers.map((each) => each.text()))).toEqual(['{}', '{}', '{}']);
  expect(await listSubscribers(service.store)).toHaveLength(1);
  expect(mail.mails).toHaveLength(1);
});

it('sends only so much mail to addresses that anybody may have entered', async () => {
  await service.close();
  service = await start({ RATE_TOTAL: '50' });
  const statuses: number[] = [];
  for (let at = 0; at < 7; at += 1) {
    const answer = await post(service.address, { ...wish, email: `reader${at}@castellan.example` });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 503, 503]);
  expect((await post(service.address, inquiry)).status).toBe(201);
});

it('lets a reader who has left come back', async () => {
  await post(service.address, wish);
  const leave = await findLink(/\S+leave\?token=\w+/);
  await press(await findLink(/\S+confirm\?token=\w+/));
  await press(leave);
  await post(service.address, wish);
  await press(await findLink(/\S+confirm\?token=\w+/, 2));
  expect(await listSubscribers(service.store)).toHaveLength(1);
});

it('knows no link that it has not made', async () => {
  const answer = await press(`${service.address}newsletter/confirm?token=x`);
  expect(await answer.text()).toContain('no longer works');
  expect((await press(`${service.address}newsletter/leave?token='--`)).status).toBe(200);
});
