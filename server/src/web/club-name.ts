import type { FastifyInstance } from 'fastify';
import type { PagePaths } from '../config/page-paths';
import { manifestOf } from './manifest';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Reads the club's current name from its settings. */
export type ClubNameSource = () => Promise<string>;

/** Reads the addresses of the logo and of its icon. */
export type LogoAddresses = () => Promise<{ logo: string | null; icon: string | null }>;

/** The site's name on a phone's home screen. */
export function registerClubName(
  app: FastifyInstance,
  { clubName, logo }: { clubName: ClubNameSource; logo: LogoAddresses },
  pathTo: PagePaths,
  headers: Record<string, string>,
): void {
  const hidden = { schema: { hide: true } as object };
  app.get('/manifest.webmanifest', hidden, async (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': 'no-cache' })
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(await clubName(), await logo(), pathTo))),
  );
}
