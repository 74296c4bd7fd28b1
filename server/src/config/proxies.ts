import { isIP } from 'node:net';

/** Trusted proxies: none, a number of hops, or these networks. */
export type TrustedProxies = false | number | string[];

const named = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (named.includes(text)) return true;
  const version = isIP(address);
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
  return version > 0 && fits && rest.length === 0;
}

/**
 * Parses `TRUST_PROXY`: `false`, a number from 1 to 9, or networks separated by commas.
 * @returns undefined when invalid; so is `true`, with which any caller could claim any address
 */
export function parseProxies(text: string): TrustedProxies | undefined {
  if (text === 'false') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** Fastify's own hop count does not trust the proxies themselves, so hops are counted here. */
export const trustedBy = (
  proxies: TrustedProxies,
): boolean | string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
