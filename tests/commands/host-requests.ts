import { request } from 'node:http';
import { connect } from 'node:net';

/** A host's response. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A request, with the response that every host must give. */
export interface HostRequest {
  /** The raw target, sent as it is. */
  target: string;
  method?: string;
  accept?: string;
  status: number;
  /** Headers that the response must have; undefined for one that it must not have. */
  headers?: Record<string, string | undefined>;
}

/** A file whose type differs from its extension; the test writes one. */
export const FEED = '/feed.xml';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const DRAWING = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
const AGAIN = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** A placeholder for the origin of the build in the headers below. */
export const ORIGIN = 'https://origin.example';

/** Requests from visitors, which the preview answers like a host. */
export const visitorRequests: HostRequest[] = [
  { target: '/', status: 200, headers: { ...HTML, ...AGAIN, 'content-encoding': undefined } },
  { target: '/products', status: 200, headers: { ...HTML, ...AGAIN } },
  { target: '/products/core', status: 200, headers: HTML },
  { target: '/products?utm=x', status: 200, headers: HTML },
  { target: '/insights/category/case-studies', status: 200, headers: HTML },
  { target: '/products', method: 'HEAD', status: 200, headers: HTML },
  ...compressed('/products', HTML),
  ...compressed('/frame.json', { 'content-type': 'application/json; charset=utf-8' }),
  { target: '/frame.json', status: 200, headers: { 'x-robots-tag': 'noindex' } },
  { target: '/products', status: 200, headers: { 'x-robots-tag': undefined, link: undefined } },
  twin('/products.md', '/products'),
  twin('/index.md', '/'),
  {
    target: '/products',
    accept: 'br;q=0, gzip',
    status: 200,
    headers: { 'content-encoding': 'gzip' },
  },
  ...compressed('/favicon.svg', DRAWING),
  { target: '/favicon.svg?x=.html', status: 200, headers: DRAWING },
  { target: '/nowhere.svg', status: 404, headers: HTML },
  {
    target: '/api/placeholder/1200/675',
    status: 200,
    headers: DRAWING,
  },
  { target: FEED, status: 200, headers: { 'content-type': 'application/rss+xml; charset=utf-8' } },
  { target: '/api/placeholder/1/1', status: 404, headers: HTML },
  ...[
    '/nowhere',
    '/products/404',
    '/products/nothing',
    '/products/core/x',
    '/404',
    '/assets/none.js',
  ].map(missing),
  ...compressed('/nowhere', HTML).map((one) => ({ ...one, status: 404 })),
  ...['/_headers', '/_redirects', '/products.html.br', '/frame.json.gz', '/.git/config'].map(
    missing,
  ),
  ...['/PRODUCTS', '/Careers', '/%70roducts%20', '/products%2Fcore%2Fx', '/%ff', '/%C3%A9'].map(
    missing,
  ),
  { target: '/%70roducts', status: 200, headers: HTML },
  { target: '/products%2Fcore', status: 200, headers: HTML },
  { target: '/markets/../products', status: 200, headers: HTML },
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => ({
    target: '/products',
    method,
    status: 405,
    headers: { allow: 'GET, HEAD' },
  })),
  moved('/careers', '/company/careers'),
  moved('/careers?utm=x', '/company/careers?utm=x'),
  moved('/careers/', '/company/careers'),
  moved('/leaders?utm=x', '/company?utm=x#leadership'),
  moved('/apply?utm=x', '/company/contact?topic=careers&utm=x#offices'),
  moved('/careers.html', '/company/careers'),
  moved('/products/meter', '/products/core'),
  moved('/products/meter/datasheet.pdf?utm=x', '/products/core/datasheet.pdf?utm=x'),
  moved('/products/meter/specification.docx', '/products/core/specification.docx'),
  moved('/products/meter/datasheet.md', '/products/core/datasheet.md'),
  moved('/og/products/meter.png', '/og/products/core.png'),
  moved('/products/', '/products'),
  moved('/products.html', '/products'),
  moved('/products/core.html?a=1&b=2', '/products/core?a=1&b=2'),
  moved('/products/index.html', '/products'),
  moved('/products/index', '/products'),
  moved('/products/index/', '/products'),
  moved('/products/core.html/', '/products/core'),
  moved('/products/core/index.html', '/products/core'),
  moved('/index.html', '/'),
  moved('/index', '/'),
];

/** Requests from bots and attackers, which only hosts on the internet get. */
const attacks: HostRequest[] = [
  {
    target: '/products.md%0aSet-Cookie:a=b',
    status: 404,
    headers: { 'set-cookie': undefined, link: undefined },
  },
  { target: '//products', status: 200, headers: HTML },
  ...['/../etc/passwd', '/products/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd'].map(malformed),
  ...['/..%2f..%2fetc%2fpasswd', '/%', '/%zz', '/products%00', '/assets/..%2f..%2f..'].map(
    malformed,
  ),
  { target: '/..\\..\\etc\\passwd', status: 404 },
  moved('//evil.example/', '/evil.example'),
  moved('//evil.example/%2e%2e/products/', '/products'),
  { target: '/x%0d%0aSet-Cookie:a=b/', status: 404, headers: { 'set-cookie': undefined } },
];

/** Everything that a host is asked for. */
export const hostRequests: HostRequest[] = [...visitorRequests, ...attacks];

/** Sends a request unchanged: its address is not normalized on the way. */
export function ask(port: number, { target, method = 'GET', accept = '' }: HostRequest) {
  return new Promise<Answer>((resolve, reject) => {
    const headers = accept === '' ? {} : { 'Accept-Encoding': accept };
    const options = { host: '127.0.0.1', port, path: target, method, headers, agent: false };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/**
 * Holds connections open on which one client starts a request but never finishes it.
 * @returns once all are open; `cut` resolves when the host has closed them all
 */
export async function holdConnections(
  port: number,
  count: number,
): Promise<{ cut: Promise<void> }> {
  const held = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n'));
    socket.on('error', () => undefined).resume();
    const opened = new Promise<void>((resolve) => {
      socket.once('connect', resolve).once('close', () => resolve());
    });
    const closed = new Promise<void>((resolve) => {
      socket.once('close', () => resolve());
    });
    return { opened, closed };
  });
  await Promise.all(held.map(({ opened }) => opened));
  return { cut: Promise.all(held.map(({ closed }) => closed)).then(() => undefined) };
}

/**
 * Requests a file many times as one client behind a proxy, and reads only the beginning.
 * @returns the status of each response, after all connections are closed
 */
export async function readSlowly(port: number, target: string, count: number): Promise<number[]> {
  const held = Array.from({ length: count }, () => {
    const head = `GET ${target} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`;
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    const status = new Promise<number>((resolve, reject) => {
      socket.on('error', reject).once('data', (answer: Buffer) => {
        socket.pause();
        resolve(Number(answer.subarray(9, 12).toString()));
      });
    });
    return { socket, status };
  });
  const statuses = await Promise.all(held.map(({ status }) => status));
  for (const { socket } of held) socket.destroy();
  return statuses;
}

function compressed(target: string, headers: Record<string, string>): HostRequest[] {
  const vary = 'Accept-Encoding';
  return [
    { target, accept: 'gzip, deflate, br', encoding: 'br' },
    { target, accept: 'gzip', encoding: 'gzip' },
  ].map(({ encoding, ...rest }) => ({
    ...rest,
    status: 200,
    headers: { ...headers, vary, 'content-encoding': encoding },
  }));
}

function twin(target: string, page: string): HostRequest {
  return { target, status: 200, headers: { link: `<${ORIGIN}${page}>; rel="canonical"` } };
}

function missing(target: string): HostRequest {
  return { target, status: 404, headers: { ...HTML, ...AGAIN } };
}

function malformed(target: string): HostRequest {
  return { target, status: 400 };
}

function moved(target: string, location: string): HostRequest {
  return { target, status: 301, headers: { location } };
}
