import type { IncomingMessage, Server } from 'node:http';
import { isIP } from 'node:net';

/** The parts of a request that the rule needs. */
interface RequestFacts {
  host: string | undefined;
  origin: string | undefined;
  /** The browser's Fetch Metadata; other programs send none. */
  site: string | undefined;
  /** Whether this is a navigation by a person, for example by a link, whose response no script can read. */
  navigating: boolean;
}

/**
 * Whether the mailbox responds. It has no login, so no other site's page may read it through a visitor's browser:
 * neither by a cross-site request nor by a host name pointed at this machine (DNS rebinding).
 * @param hostNames accepted host names apart from `localhost` and IP addresses
 */
function isAllowed({ host, origin, site, navigating }: RequestFacts, hostNames: readonly string[]): boolean {
  const name = host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  const isOurs = name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) > 0 || hostNames.includes(name);
  if (!isOurs) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return site !== 'cross-site' || navigating;
}

const factsOf = ({ headers, method }: IncomingMessage): RequestFacts => ({
  host: headers.host,
  origin: headers.origin,
  site: headers['sec-fetch-site'] as string | undefined,
  navigating:
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document',
});

/** Puts the rule before everything that a running server answers, its websocket included. */
export function guardMailbox(server: Server, hostNames: readonly string[]): void {
  const admits = (request: IncomingMessage) => isAllowed(factsOf(request), hostNames);
  const [onRequest, onUpgrade] = [server.listeners('request'), server.listeners('upgrade')];
  server.removeAllListeners('request').removeAllListeners('upgrade');
  server.on('request', (request, response) => {
    if (!admits(request)) return response.writeHead(403).end();
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    for (const listener of onRequest) listener.call(server, request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (!admits(request)) return socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
    for (const listener of onUpgrade) listener.call(server, request, socket, head);
  });
}
