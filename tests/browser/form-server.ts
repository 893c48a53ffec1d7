import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How the server responds to what it is sent. */
type Mood = 'accepts' | 'rejects' | 'fails';

/** What the server was sent, whether as JSON or as a plain form post. */
export interface Delivery {
  type: string;
  body: Record<string, string>;
  /** Name and size of each file sent with it. */
  files: { name: string; size: number }[];
}

/** A form server as described in docs/forms.md. */
export interface FormServer {
  address: string;
  mood: Mood;
  deliveries: Delivery[];
  close: () => void;
}

const REJECTION = {
  message: 'Our mail desk could not deliver this.',
  errors: { email: 'Mail to this address comes back.' },
};

/** Starts a server on a free port; tests change its mood and read what it received. */
export async function startFormServer(): Promise<FormServer> {
  const http = createServer((request, response) => void answer(server, request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: FormServer = {
    address: `http://127.0.0.1:${portOf(http)}/forms`,
    mood: 'accepts',
    deliveries: [],
    close: () => {
      http.close();
      http.closeAllConnections();
    },
  };
  return server;
}

/** The port assigned to a listening server. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function answer(server: FormServer, request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  if (request.method !== 'POST') return response.writeHead(204).end();
  const type = request.headers['content-type'] ?? '';
  const sent = await buffer(request);
  server.deliveries.push({ type, ...(await read(sent, type)) });
  const isScript = request.headers.accept === 'application/json';
  return isScript ? answerScript(server.mood, response) : response.end('Received as a plain post.');
}

async function read(sent: Buffer, type: string): Promise<Omit<Delivery, 'type'>> {
  if (type.startsWith('application/json')) return { body: JSON.parse(String(sent)), files: [] };
  const post = new Response(new Uint8Array(sent), { headers: { 'Content-Type': type } });
  const all = [...(await post.formData())];
  const fields = all.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  // An empty file field sends one file without a name.
  const files = all.flatMap(([, value]) =>
    typeof value === 'string' || value.name === '' ? [] : [{ name: value.name, size: value.size }],
  );
  return { body: Object.fromEntries(fields), files };
}

const answers: Record<Mood, { status: number; body: unknown }> = {
  accepts: { status: 201, body: { reference: 'OG-2417' } },
  rejects: { status: 422, body: REJECTION },
  fails: { status: 500, body: 'A stack trace that no visitor should read' },
};

function answerScript(mood: Mood, response: ServerResponse) {
  const { status, body } = answers[mood];
  return response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(body));
}
