import type { FastifyInstance } from 'fastify';
import { light } from 'shared-api/colours';
import { rules } from 'shared-api/contract';
import { regionOf } from 'shared-api/format';
import type { PagePaths } from '../config/page-paths';
import { type ClubInPages, type ClubSource, wordsOf } from './club';

/** Without a logo, the product's mark; of one that came without an icon, only a drawing, as earlier versions kept it, fits any size. */
function iconsOf(logo: string | null, icon: string | null): object[] {
  const size = { sizes: `${rules.logo.icon}x${rules.logo.icon}`, type: 'image/png' };
  if (icon) return ['any', 'maskable'].map((purpose) => ({ src: icon, ...size, purpose }));
  const drawing = logo?.endsWith('.svg') ? logo : '/favicon.svg';
  return [
    { src: drawing, sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
}

/** In both languages: a manifest has no other. */
const descriptionOf = (club: ClubInPages): string => {
  const [en, fr] = [wordsOf(club, 'en'), wordsOf(club, 'fr')];
  return `Pickup ${en.sport}. ${en.when}. Parties libres\u00a0: ${fr.sport}. ${fr.when}.`;
};

/** Makes the site installable (W3C Web Application Manifest), under the club's name. */
const manifestOf = (
  club: ClubInPages,
  { logo, icon }: { logo: string | null; icon: string | null },
  pathTo: PagePaths,
): object => ({
  id: '/',
  name: club.name,
  short_name: club.name,
  description: descriptionOf(club),
  lang: regionOf.en,
  start_url: pathTo('schedule', 'en'),
  scope: '/',
  display: 'standalone',
  background_color: light.floor,
  theme_color: light.court.dark,
  categories: ['sports'],
  icons: iconsOf(logo, icon),
  shortcuts: [
    { name: 'Schedule · Horaire', url: pathTo('schedule', 'en') },
    { name: 'My sessions · Mes séances', url: pathTo('mySessions', 'en') },
  ],
});

/** Reads the addresses of the logo and of its icon. */
export type LogoAddresses = () => Promise<{ logo: string | null; icon: string | null }>;

/** The site's name and description on a phone's home screen. */
export function registerManifest(
  app: FastifyInstance,
  { club, logo }: { club: ClubSource; logo: LogoAddresses },
  pathTo: PagePaths,
  headers: Record<string, string>,
): void {
  const hidden = { schema: { hide: true } as object };
  app.get('/manifest.webmanifest', hidden, async (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': 'no-cache' })
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(await club(), await logo(), pathTo))),
  );
}
