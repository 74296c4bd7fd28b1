import { light } from 'shared-api/colours';
import { rules } from 'shared-api/contract';
import { regionOf } from 'shared-api/format';
import type { PagePaths } from '../config/page-paths';

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

/** Makes the site installable (W3C Web Application Manifest), under the club's name. */
export const manifestOf = (
  name: string,
  { logo, icon }: { logo: string | null; icon: string | null },
  pathTo: PagePaths,
): object => ({
  id: '/',
  name,
  short_name: name,
  description: 'Pickup basketball on Saturdays in Montréal. Basketball libre le samedi à Montréal.',
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
