// A server for the forms of this site, to run as it is or as an example: docs/forms.md is its
// contract.
//
//     SITE_URL=https://grid.example TRUSTED_PROXY=127.0.0.1 node deploy/forms-endpoint.mjs
//
// It prints each message as a line of JSON; replace `take` to pass messages on. With
// FILES=/var/lib/forms it accepts files and keeps them in that folder, for a site that was built
// with SITE_FORM_FILES=1. For files it needs the package @fastify/busboy, and no other package.
import { randomInt } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const { SITE_URL = 'http://localhost:4173', HOST = '127.0.0.1', PORT = '8787' } = process.env;
const { RATE = '5', FILES = '', TRUSTED_PROXY = '' } = process.env;
const SITE = new URL(SITE_URL).origin;
/** The seconds in which an address may send RATE messages. */
const WINDOW = 60;
const SECOND = 1000;
/** How long a body may take, in milliseconds; browsers give up after 15 s, with files after 180 s. */
const SLOWEST = 10 * SECOND;
const SLOWEST_FILES = 180 * SECOND;
const MOST_KNOWN = 10_000;
const JSON_TYPE = 'application/json';

/** All fields that are read of a message, and the maximum length of each, in UTF-16 code units. */
const HIDDEN = { form: 20, id: 24, fax: 1000, newsletter: 10, next: 2000, drawing: 2000 };
const ANSWERS = { kv: 40, n: 40, solve: 40 };
const BOXES = { topic: 100, subject: 200, name: 200, organization: 200, email: 254, phone: 60 };
const FIELDS = { ...HIDDEN, ...ANSWERS, ...BOXES, cv: 2000, message: 20_000 };
const MOST_FIELDS = 40;
/** 20,000 letters of a script that takes nine bytes per letter in a URL-encoded form. */
const MOST_BYTES = 200_000;
const NEEDED = { inquiry: ['email', 'name', 'message'], newsletter: ['email'] };
/** No two parts can match the same character, so that it runs in linear time. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Control characters, which could inject mail headers or control a terminal. */
const CONTROLS = /[^\P{Cc}\t\r\n]/gu;
const CONTROLS_AND_BREAKS = /\p{Cc}+/gu;

/** What may be attached, as in `src/features/forms/attachments.ts`. */
const MOST_FILES = 5;
const MOST_BYTES_OF_FILE = 10_000_000;
const ENDING = /\.(?:pdf|dwg|dxf|jpe?g|png|csv)$/i;
const OTHER_FILES = 'Please send at most five files of 10 MB: PDF, DWG, DXF, JPG, PNG or CSV.';

/** References, or promises of one, by the ids of received messages, oldest first. */
const known = new Map();
/** When an address's window began and how often it has sent since, oldest first. */
const senders = new Map();
const proxies = toBlockList(TRUSTED_PROXY);

/** Passes a message on; files get our own names, whatever theirs were. */
async function take(message, files, reference) {
  const names = files.map(({ ending }, at) => `${reference}-${at + 1}${ending}`);
  for (const [at, name] of names.entries()) await rename(files[at].path, join(FILES, name));
  console.log(JSON.stringify(names.length === 0 ? message : { ...message, files: names }));
}

const limits = {
  headersTimeout: SLOWEST,
  requestTimeout: SLOWEST_FILES,
  keepAliveTimeout: 5 * SECOND,
  connectionsCheckingInterval: SECOND,
  maxHeaderSize: 8192,
};
const server = createServer(limits, (request, response) => {
  // Such as a lost connection or a full disk: the visitor keeps the text, and can try again.
  serve(request, response).catch((error) => {
    console.error(String(error));
    response.destroy();
  });
});
server.maxConnections = 2000;
server.timeout = 2 * SLOWEST;
server.once('error', ({ code, message }) => {
  const isTaken = code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `Port ${PORT} is taken by another program. End it, or set PORT to another one.`
      : message,
  );
  process.exit(1);
});
server.listen(Number(PORT), HOST, () =>
  console.error(`What forms send is received at port ${server.address().port}`),
);

async function serve(request, response) {
  const { method, headers } = request;
  const answer = (status, body, more = {}) =>
    response.writeHead(status, { 'Content-Type': 'text/plain', ...more }).end(body);
  response.setHeader('Access-Control-Allow-Origin', SITE);
  if (method === 'OPTIONS') {
    const allowed = { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Max-Age': '600' };
    return answer(204, '', { ...allowed, 'Access-Control-Allow-Headers': 'Content-Type' });
  }
  if (method !== 'POST') return answer(405, '', { Allow: 'POST, OPTIONS' });
  const wait = countDown(addressOf(request));
  if (wait > 0) return answer(429, '', { 'Retry-After': String(wait) });
  const { 'content-type': type = '', accept = '' } = headers;
  const isScript = [type, accept].some((one) => one.startsWith(JSON_TYPE));
  const hasFiles = type.startsWith('multipart/form-data');
  const most = MOST_BYTES + (hasFiles && FILES !== '' ? MOST_FILES * MOST_BYTES_OF_FILE : 0);
  if (Number(headers['content-length']) > most) {
    return answer(413, OTHER_FILES, { Connection: 'close' });
  }
  const { errors, reference, next } = await receive(request, { type, isScript, hasFiles, most });
  // Errors without a field mean that it was not a message from our forms.
  const refusal = errors && Object.keys(errors).length === 0 ? 400 : 422;
  if (isScript) {
    const body = JSON.stringify(errors ? { errors } : { reference });
    return answer(errors ? refusal : 201, body, { 'Content-Type': JSON_TYPE });
  }
  if (errors) {
    const sentences = Object.entries(errors).map((error) => error.join(': '));
    return answer(refusal, sentences.join('\n'));
  }
  const thanks = toOwnAddress(next);
  return thanks ? answer(303, '', { Location: thanks }) : answer(200, 'Thank you.');
}

/** Reads a message and takes it; returns its reference and `next`, or the error of each field. */
async function receive(request, { type, isScript, hasFiles, most }) {
  if (hasFiles && FILES === '') return { errors: { files: OTHER_FILES } };
  const deadline = setTimeout(() => request.destroy(), hasFiles ? SLOWEST_FILES : SLOWEST);
  const files = [];
  try {
    const body = limit(request, most);
    const entries = hasFiles
      ? await readParts(request, body, files)
      : parse(await text(body), type);
    const { id, fax, next, ...message } = toMessage(entries);
    const isKnown = Object.hasOwn(NEEDED, message.form ?? '');
    if (!isKnown || ((isScript || id) && !/^[\da-f]{24}$/.test(id))) return { errors: {} };
    const errors = findErrors(entries, message);
    if (files.some(({ isFine }) => !isFine)) errors.files = OTHER_FILES;
    if (Object.keys(errors).length > 0) return { errors };
    // Bots get the same answer as people.
    const reference = fax ? toReference() : await takeOnce(message, files, id);
    return { reference, next };
  } finally {
    clearTimeout(deadline);
    for (const { path } of files) if (path) await rm(path, { force: true });
  }
}

/** Limits the length of a body, whatever its Content-Length says. */
async function* limit(body, most) {
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) throw new Error('a body is too long');
    yield chunk;
  }
}

/** The posted fields, as pairs of strings; empty if it isn't a form. */
function parse(body, type) {
  if (!type.startsWith(JSON_TYPE)) return [...new URLSearchParams(body)];
  try {
    return Object.entries(JSON.parse(body)).filter(([, value]) => typeof value === 'string');
  } catch {
    return [];
  }
}

/**
 * Reads a form with files, which are streamed to disk, so that none is held in memory.
 * @param files receives the path and extension of each file, and whether it is allowed
 * @returns the other fields, as pairs of strings
 */
async function readParts({ headers }, body, files) {
  const { Busboy } = await import('@fastify/busboy');
  const most = { fieldSize: MOST_BYTES, fieldNameSize: 100, headerPairs: 20 };
  const ofFiles = { files: MOST_FILES, fileSize: MOST_BYTES_OF_FILE, parts: 2 * MOST_FIELDS };
  const parser = new Busboy({ headers, limits: { ...most, ...ofFiles } });
  parser.on('partsLimit', () => parser.destroy(new Error('a form has too many parts')));
  const entries = [];
  const writing = [];
  parser.on('field', (name, value) => entries.push([name, value]));
  parser.on('filesLimit', () => files.push({ isFine: false }));
  parser.on('file', (_, stream, name) => {
    const [ending] = ENDING.exec(name ?? '') ?? [];
    // An empty file field sends a file without a name.
    if (name && !ending) files.push({ isFine: false });
    if (!ending) return stream.resume();
    const file = { path: join(FILES, `${toReference()}.part`), ending, isFine: true };
    files.push(file);
    stream.on('limit', () => {
      file.isFine = false;
    });
    writing.push(
      pipeline(stream, createWriteStream(file.path, { flags: 'wx' })).catch((error) => {
        parser.destroy(error);
      }),
    );
    parser.on('close', () => stream.destroy());
  });
  try {
    await pipeline(body, parser);
  } finally {
    await Promise.all(writing);
  }
  return entries;
}

/** The known fields, as plain text; the answers to a one-line become part of its address. */
function toMessage(entries) {
  const plain = entries.slice(0, MOST_FIELDS).flatMap(([name, value]) => {
    if (!Object.hasOwn(FIELDS, name) || value.length > FIELDS[name]) return [];
    return [[name, value.replace(name === 'message' ? CONTROLS : CONTROLS_AND_BREAKS, ' ')]];
  });
  const isAnswer = ([name]) => Object.hasOwn(ANSWERS, name);
  const answers = plain.filter(isAnswer);
  const message = Object.fromEntries(plain.filter((field) => !isAnswer(field)));
  if (message.drawing && answers.length > 0) message.drawing += `?${new URLSearchParams(answers)}`;
  return message;
}

/** A sentence for each invalid field, by name. */
function findErrors(entries, message) {
  const long = entries.flatMap(([name, { length }]) =>
    Object.hasOwn(FIELDS, name) && length > FIELDS[name]
      ? [[name, `Please write at most ${FIELDS[name]} characters.`]]
      : [],
  );
  const missing = NEEDED[message.form].filter((name) => !message[name]?.trim());
  if (!EMAIL.test(message.email ?? '')) missing.push('email');
  const empty = missing.map((name) => [name, 'Please fill in this box.']);
  return Object.fromEntries([...empty, ...long]);
}

/** Takes a message once; a repeated one gets the same answer, and a failed one may be resent. */
function takeOnce(message, files, id) {
  if (known.has(id)) return known.get(id);
  const reference = toReference();
  const taken = take(message, files, reference).then(() => reference);
  if (!id) return taken;
  known.set(id, taken);
  taken.catch(() => known.delete(id));
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value);
  return taken;
}

function toReference() {
  const tail = randomInt(36 ** 4)
    .toString(36)
    .padStart(4, '0');
  return `OG-${Date.now().toString(36)}${tail}`.toUpperCase();
}

/** An address of the site in ASCII, as a header needs it; undefined for one of another site. */
function toOwnAddress(address = '') {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  return origin === SITE ? `${origin}${pathname}${search}${hash}` : undefined;
}

/** Counts a message from an address, and returns how many seconds it has to wait. */
function countDown(address) {
  const now = Date.now() / SECOND;
  for (const [one, { since }] of senders) {
    if (now - since <= WINDOW && senders.size <= MOST_KNOWN) break;
    senders.delete(one);
  }
  const sender = senders.get(address) ?? { since: now, count: 0 };
  sender.count += 1;
  senders.set(address, sender);
  return sender.count <= Number(RATE) ? 0 : Math.ceil(sender.since + WINDOW - now);
}

/** The client that sent a request, according to trusted proxies, from the nearest one outward. */
function addressOf({ socket, headers }) {
  const hops = (headers['x-forwarded-for'] ?? '').split(',').map((hop) => toAddress(hop.trim()));
  let address = toAddress(socket.remoteAddress);
  while (isProxy(address) && isIP(hops.at(-1) ?? '')) address = hops.pop();
  return isIPv6(address) ? toNetwork(address) : address;
}

function isProxy(address) {
  return proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The /64 prefix of an IPv6 address: one client has all the addresses below it. */
function toNetwork(address) {
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array(zeros).fill('0'), ...(tail ?? [])].slice(0, 4).join(':');
}

/** Turns an IPv4-mapped IPv6 address into plain IPv4. */
function toAddress(address = '') {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** Parses addresses and networks (10.0.0.0/8), separated by commas. */
function toBlockList(words) {
  const list = new BlockList();
  for (const word of words.split(',').filter(Boolean)) {
    const [address, bits] = word.trim().split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
