import type { HttpBindings } from '@hono/node-server';
import type { Networks } from './networks.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Receiver } from './receive.ts';

/** The request and the response of Node, beside those of the framework. */
export interface Env {
  Bindings: HttpBindings;
}

/** What the endpoint needs beside what receives a message. */
export interface Endpoint extends Receiver {
  /** The origins of the site; the first is its own. */
  sites: readonly string[];
  readNetworks: (request: HttpBindings['incoming']) => Networks;
  /** Limits what comes from an IPv4 address, or a /64 network of IPv6. */
  line: RateLimit;
  /** Limits what comes from a /48 network of IPv6. */
  site: RateLimit;
  /** Called with each answer: what kind it was, and how long it took. */
  onAnswer: (result: string, seconds: number) => void;
}
