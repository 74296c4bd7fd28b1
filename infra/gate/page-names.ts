import type { PublishedRelease } from '../registry/record';

/** What shells and routers take for one address: they compare letters, and look for another site behind two slashes. */
const isAddress = (path: unknown): boolean =>
  typeof path === 'string' && /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/.test(path);

/** Links write `<app>/<name>`. */
const isName = (name: string): boolean => /^[a-z][A-Za-z0-9]*$/.test(name);

/** The web servers' own (infra/nginx/nginx.conf.template, server/src/web): a page below would never be reached. */
const takenByServers = /^\/(api|assets|auth|health|metrics|pages|r|registry)(\/|$)/;

/**
 * Holds a release's pages to what every shell can read: one that it cannot makes it refuse the release as a whole.
 * @returns one line for each name and each address that will not do
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
