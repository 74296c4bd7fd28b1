import type { IncomingMessage, Server } from 'node:http';
import { isIP } from 'node:net';

/** What the rule reads of a request. */
interface RequestFacts {
  host: string | undefined;
  origin: string | undefined;
  /** What the browser says of who asks (Fetch Metadata); other programs do not say. */
  site: string | undefined;
  /** Whether a person goes there, by a link for example, and no script reads the answer. */
  navigating: boolean;
}

/**
 * Whether the mailbox answers. It has no login, so no page of another site may read it through its visitor's browser:
 * neither by a request of its own, nor by a name of its own that it points at this machine (DNS rebinding).
 * @param hostNames what the mailbox is called apart from `localhost` and addresses in figures
 */
export function isAllowed(
  { host, origin, site, navigating }: RequestFacts,
  hostNames: readonly string[],
): boolean {
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

/** Puts the rule in front of everything that a running server answers, its websocket included. */
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
