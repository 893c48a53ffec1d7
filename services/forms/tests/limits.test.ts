import { describe, expect, it } from 'vitest';
import { toNetworks } from '../src/http/networks.ts';
import { createRateLimit } from '../src/http/rate-limit.ts';
import { numbered, post } from './inquiry.fixture.ts';
import { SITE_URL, start } from './service.fixture.ts';

/** A limit with a clock that the test moves, in seconds. */
function limitAt(rate: number) {
  const clock = { now: 1000 };
  return { clock, limit: createRateLimit(rate, () => clock.now) };
}

describe('a rate limit', () => {
  it('takes as many at once as in a minute, and then says how long to wait', () => {
    const { clock, limit } = limitAt(5);
    expect(Array.from({ length: 7 }, () => limit.take('a'))).toEqual([0, 0, 0, 0, 0, 12, 12]);
    clock.now += 12;
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 12]);
    expect(limit.take('b')).toBe(0);
  });

  it('is not lifted by ten thousand other networks', () => {
    const { limit } = limitAt(5);
    for (let count = 0; count < 6; count += 1) limit.take('a');
    const others = Array.from({ length: 10_100 }, (_, at) => `other ${at}`);
    const refused = others.filter((key) => limit.take(key) > 0);
    expect(limit.take('a')).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  });

  it('is fair to newcomers while ten thousand networks send all that they may', () => {
    const { limit } = limitAt(5);
    for (let at = 0; at < 10_000; at += 1) {
      for (let count = 0; count < 5; count += 1) limit.take(`other ${at}`);
    }
    const refused = Array.from({ length: 1000 }, (_, at) => limit.take(`new ${at}`));
    expect(refused.filter((wait) => wait > 0).length).toBeLessThan(5);
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1', undefined],
  ['::ffff:192.0.2.1', '192.0.2.1', undefined],
  ['2001:db8:1:2:3::4', '20010db800010002/64', '20010db80001/48'],
  ['fe80::1%eth0', 'fe80000000000000/64', 'fe8000000000/48'],
])('counts %s by its network', (address, line, site) => {
  expect(toNetworks(address)).toEqual({ line, site });
});

describe('behind a proxy', () => {
  const open = async (settings: Record<string, string>) => {
    const { address } = await start({
      TRUSTED_PROXY: '127.0.0.1,10.0.0.0/8',
      RATE: '1',
      ...settings,
    });
    let number = 0;
    return async (...senders: string[]) => {
      const statuses: number[] = [];
      for (const sender of senders) {
        number += 1;
        const answer = await post(address, numbered(number), { 'X-Forwarded-For': sender });
        statuses.push(answer.status);
      }
      return statuses;
    };
  };

  it('counts by the visitor that a trusted proxy names, and an IPv6 network as one', async () => {
    const send = await open({});
    expect(await send('192.0.2.1', '192.0.2.2', '192.0.2.1')).toEqual([201, 201, 429]);
    expect(await send('192.0.2.3, 10.1.2.3', '192.0.2.3')).toEqual([201, 429]);
    expect(await send('2001:db8::1', '2001:db8:0:0:9::2', '2001:db8:1::1')).toEqual([
      201, 429, 201,
    ]);
  });

  it('believes no visitor who names another one', async () => {
    const send = await open({});
    expect(await send('1.1.1.1, 192.0.2.4', '1.1.1.2, 192.0.2.4')).toEqual([201, 429]);
    expect(await send('nonsense', '')).toEqual([201, 429]);
    const distrusting = await open({ TRUSTED_PROXY: '' });
    expect(await distrusting('192.0.2.5', '192.0.2.6')).toEqual([201, 429]);
  });

  it('takes from one /48 of IPv6 what four lines may send, however many it has', async () => {
    const send = await open({ RATE: '2' });
    const lines = Array.from({ length: 30 }, (_, at) => `2001:db8:7:${at.toString(16)}::1`);
    const taken = (await send(...lines)).filter((status) => status === 201);
    expect(taken).toHaveLength(8);
    expect(await send('2001:db8:8::1')).toEqual([201]);
  });

  it('stores no more than the whole service may, and says to the rest that it is busy', async () => {
    const send = await open({ RATE_TOTAL: '10' });
    const lines = Array.from({ length: 14 }, (_, at) => `198.51.100.${at}`);
    const statuses = await send(...lines);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 503)).toHaveLength(4);
  });
});

it('sends the header that lets the site read a refusal, and how long to wait', async () => {
  const { address } = await start({ RATE: '1' });
  await post(address, numbered(1));
  const refused = await post(address, numbered(2));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50);
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(SITE_URL);
});
