// A server for the forms of this site, to run as it is or to read: docs/forms.md is its contract.
//
//     SITE_URL=https://grid.example PORT=8787 node deploy/forms-endpoint.mjs
//
// It prints each message as a line of JSON; put what passes messages on in the place of `take`.
// With FILES=/var/lib/forms it takes files and keeps them in that folder, for a site that was built
// with SITE_FORM_FILES=1.
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const { SITE_URL = 'http://localhost:4173', PORT = '8787', RATE = '5', FILES = '' } = process.env;
const WINDOW = 60;
const JSON_TYPE = 'application/json';
const MOST_BYTES = 32_000;
/** What may be attached, as `src/lib/attachments.ts` has it. */
const MOST_FILES = 5;
const MOST_BYTES_OF_FILE = 10_000_000;
const ENDING = /\.(pdf|dwg|dxf|jpe?g|png|csv)$/i;
const OTHER_FILES = 'Please send at most five files of 10 MB: PDF, DWG, DXF, JPG, PNG or CSV.';
const MOST_KNOWN = 10_000;
const NEEDED = { enquiry: ['email', 'name', 'message'], newsletter: ['email'] };

/** References by the ids of messages that have arrived, the oldest first. */
const known = new Map();
/** Since when, and how often, an address has sent in this window. */
const senders = new Map();

/** Passes a message on; files get names of ours, whatever theirs are. */
async function take(message, files, reference) {
  const names = files.map(({ name }, at) => `${reference}-${at + 1}${ENDING.exec(name)[0]}`);
  for (const [at, name] of names.entries()) {
    await writeFile(join(FILES, name), Buffer.from(await files[at].arrayBuffer()), {
      flag: 'wx',
    });
  }
  console.log(JSON.stringify(names.length === 0 ? message : { ...message, files: names }));
}

const server = createServer((request, response) => {
  // Such as a line that broke, or a disk that is full: the visitor keeps the words, and tries again.
  serve(request, response).catch((error) => {
    console.error(String(error));
    response.destroy();
  });
});

async function serve(request, response) {
  const answer = (status, body, headers = {}) => response.writeHead(status, headers).end(body);
  response.setHeader('Access-Control-Allow-Origin', new URL(SITE_URL).origin);
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  if (request.method === 'OPTIONS') {
    const allowed = { 'Access-Control-Allow-Methods': 'POST', 'Access-Control-Max-Age': '600' };
    return answer(204, '', { ...allowed, 'Access-Control-Allow-Headers': 'Content-Type' });
  }
  if (request.method !== 'POST') return answer(405, '', { Allow: 'POST, OPTIONS' });
  const type = request.headers['content-type'] ?? '';
  const takesFiles = FILES !== '' && type.startsWith('multipart/form-data');
  const most = takesFiles ? MOST_BYTES + MOST_FILES * MOST_BYTES_OF_FILE : MOST_BYTES;
  if (!(Number(request.headers['content-length']) <= most)) return answer(413, OTHER_FILES);
  const isScript = [type, request.headers.accept ?? ''].some((one) => one.startsWith(JSON_TYPE));
  const { files, ...fields } = await read(await buffer(request), type);
  const { id, fax, next = '', ...message } = fields;
  const needed = Object.hasOwn(NEEDED, message.form ?? '') ? NEEDED[message.form] : undefined;
  if (!needed || (isScript && !/^[\da-f]{24}$/.test(id))) return answer(400, '');
  const wait = countDown(request.socket.remoteAddress);
  if (wait > 0) return answer(429, '', { 'Retry-After': String(wait) });
  const missing = needed.filter((name) => !message[name]?.trim());
  if (!/^\S+@\S+\.\S+$/.test(message.email ?? '')) missing.push('email');
  const errors = Object.fromEntries(missing.map((name) => [name, 'Please fill in this box.']));
  if (!areFine(files)) errors.files = OTHER_FILES;
  const sentences = Object.entries(errors).map((error) => error.join(': '));
  if (sentences.length > 0) {
    return answer(422, isScript ? JSON.stringify({ errors }) : sentences.join('\n'));
  }
  // Robots are told the same as people.
  const reference = known.get(id) ?? `OG-${Date.now().toString(36).toUpperCase()}`;
  const isNew = !known.has(id);
  if (id) known.set(id, reference);
  if (!fax && isNew) {
    await take(message, files, reference).catch((error) => {
      known.delete(id);
      throw error;
    });
  }
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value);
  if (isScript) return answer(201, JSON.stringify({ reference }));
  if (!next.startsWith(`${new URL(SITE_URL).origin}/`)) return answer(200, 'Thank you.');
  return answer(303, '', { Location: next });
}

server.listen(Number(PORT), () => console.error(`Listening at port ${server.address().port}`));

/** What was sent, as an object of strings with its files; without strings where it is neither. */
async function read(sent, type) {
  const body = new Response(sent, { headers: { 'Content-Type': type } });
  try {
    const isJson = type.startsWith(JSON_TYPE);
    const all = isJson ? Object.entries(await body.json()) : [...(await body.formData())];
    const strings = all.filter(([, value]) => typeof value === 'string');
    // A box for files that was left empty holds one without a name.
    const files = all.flatMap(([, value]) => (value instanceof File && value.name ? [value] : []));
    return { ...(isJson ? Object.fromEntries(strings) : joinAnswers(strings)), files };
  } catch {
    return { files: [] };
  }
}

/** Whether files are of those that the site asks for. */
function areFine(files) {
  const isFine = ({ name, size }) => ENDING.test(name) && size <= MOST_BYTES_OF_FILE;
  return files.length <= (FILES === '' ? 0 : MOST_FILES) && files.every(isFine);
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
