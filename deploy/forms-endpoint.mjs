// A server for the forms of this site, to run as it is or to read: docs/forms.md is its contract.
//
//     SITE_URL=https://grid.example PORT=8787 node deploy/forms-endpoint.mjs
//
// It prints each message as a line of JSON; put what passes messages on in the place of `take`.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { SITE_URL = 'http://localhost:4173', PORT = '8787', RATE = '5' } = process.env;
const WINDOW = 60;
const MOST_BYTES = 32_000;
const MOST_KNOWN = 10_000;
const NEEDED = { enquiry: ['email', 'name', 'message'], newsletter: ['email'] };

/** References by the ids of messages that have arrived, the oldest first. */
const known = new Map();
/** Since when, and how often, an address has sent in this window. */
const senders = new Map();
const take = (message) => console.log(JSON.stringify(message));

const server = createServer(async (request, response) => {
  const answer = (status, body, headers = {}) => response.writeHead(status, headers).end(body);
  response.setHeader('Access-Control-Allow-Origin', new URL(SITE_URL).origin);
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  if (request.method === 'OPTIONS') {
    const allowed = { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Max-Age': '600' };
    return answer(204, '', { ...allowed, 'Access-Control-Allow-Headers': 'Content-Type' });
  }
  if (request.method !== 'POST') return answer(405, '', { Allow: 'POST, OPTIONS' });
  if (!(Number(request.headers['content-length']) <= MOST_BYTES)) return answer(413, '');
  const isScript = request.headers['content-type']?.startsWith('application/json') ?? false;
  const { id, fax, next = '', ...message } = parse(await text(request), isScript);
  const needed = Object.hasOwn(NEEDED, message.form ?? '') ? NEEDED[message.form] : undefined;
  if (!needed || (isScript && !/^[\da-f]{24}$/.test(id))) return answer(400, '');
  const wait = countDown(request.socket.remoteAddress);
  if (wait > 0) return answer(429, '', { 'Retry-After': String(wait) });
  const missing = needed.filter((name) => !message[name]?.trim());
  if (!/^\S+@\S+\.\S+$/.test(message.email ?? '')) missing.push('email');
  const errors = Object.fromEntries(missing.map((name) => [name, 'Please fill in this box.']));
  if (missing.length > 0) return answer(422, JSON.stringify({ errors }));
  // Robots are told the same as people.
  const reference = known.get(id) ?? `OG-${Date.now().toString(36).toUpperCase()}`;
  if (!fax && !known.has(id)) take(message);
  if (id) known.set(id, reference);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value);
  if (isScript) return answer(201, JSON.stringify({ reference }));
  if (!next.startsWith(`${new URL(SITE_URL).origin}/`)) return answer(200, 'Thank you.');
  return answer(303, '', { Location: next });
});
server.listen(Number(PORT), () => console.error(`Listening at port ${server.address().port}`));

/** What was sent, as an object of strings; empty where it is nothing of the kind. */
function parse(sent, isScript) {
  if (!isScript) return joinAnswers([...new URLSearchParams(sent)]);
  try {
    const all = Object.entries(JSON.parse(sent));
    return Object.fromEntries(all.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** The answers of a one-line belong to the address that draws it. */
function joinAnswers(all) {
  const [answers, others] = [true, false].map((isAnswer) =>
    all.filter(([name]) => ['kv', 'n', 'solve'].includes(name) === isAnswer),
  );
  const message = Object.fromEntries(others);
  if (message.drawing) message.drawing += `?${new URLSearchParams(answers)}`;
  return message;
}

/** Counts a message of an address, and says how many seconds it has to wait. */
function countDown(address) {
  const now = Date.now() / 1000;
  for (const [one, { since }] of senders) if (now - since > WINDOW) senders.delete(one);
  const sender = senders.get(address) ?? { since: now, count: 0 };
  senders.set(address, { ...sender, count: sender.count + 1 });
  return sender.count < Number(RATE) ? 0 : Math.ceil(sender.since + WINDOW - now);
}
