import type { PublishedRelease } from '../registry/record';

/** Paths valid in shells and routers, which compare them segment by segment, and take two slashes for another site. */
const isAddress = (path: unknown): boolean =>
  typeof path === 'string' && /^(\/|(\/(:[a-z]+|[a-z0-9]+(-[a-z0-9]+)*))+)$/.test(path);

/** Links use `<app>/<name>`. */
const isName = (name: string): boolean => /^[a-z][A-Za-z0-9]*$/.test(name);

/** Reserved by the server (server/src/web): pages below would be unreachable. */
const takenByServers = /^\/(api|assets|auth|health|metrics|pages|r|registry)(\/|$)/;

/**
 * Requires page names and addresses that every shell can read: an invalid one makes it refuse the whole release.
 * @returns one line for each invalid name and address
 */
export const unusablePages = ({ app, pages = {} }: Pick<PublishedRelease, 'app' | 'pages'>): string[] =>
  Object.entries(pages).flatMap(([name, { path }]) => [
    ...(isName(name)
      ? []
      : [`${app}/${name}: a page's name is letters and digits, and begins with a small letter`]),
    ...[path.en, path.fr].flatMap((address) => {
      if (!isAddress(address))
        return [`${app}/${name}: ${address} is no address: small letters, digits, hyphens, no end slash`];
      return takenByServers.test(address)
        ? [`${app}/${name}: ${address} is answered by the web server, never by a page`]
        : [];
    }),
  ]);
