import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddress, { compile } from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import { SettingsError } from '../settings.ts';

/** The networks of a sender: who has one address has many, so each is limited as one. */
export interface Networks {
  /** An IPv4 address, or the /64 network of IPv6 that one line gets. */
  line: string;
  /** The /48 network of IPv6 that one customer can get; undefined for IPv4. */
  site: string | undefined;
}

/**
 * Makes a function that tells the networks of whoever sent a request.
 * @param proxies addresses and networks (10.0.0.0/8) whose `X-Forwarded-For` is believed
 * @throws SettingsError for what is no address
 */
export function networkReader(proxies: string[]): (request: IncomingMessage) => Networks {
  const isTrusted = compileProxies(proxies);
  return (request) => {
    const named = proxyAddress(request, isTrusted);
    return toNetworks(isIP(named) === 0 ? (request.socket.remoteAddress ?? '') : named);
  };
}

/** The networks of an address. */
export function toNetworks(address: string): Networks {
  if (isIP(address) === 0) return { line: address, site: undefined };
  const parsed = ipaddr.process(address.replace(/%.*/, ''));
  if (parsed.kind() === 'ipv4') return { line: parsed.toString(), site: undefined };
  const hex = Buffer.from(parsed.toByteArray()).toString('hex');
  return { line: `${hex.slice(0, 16)}/64`, site: `${hex.slice(0, 12)}/48` };
}

function compileProxies(proxies: string[]) {
  try {
    return compile(proxies);
  } catch (error) {
    throw new SettingsError(`TRUSTED_PROXY: ${error instanceof Error ? error.message : error}`);
  }
}
