import { light } from 'shared-api/colours';
import { regionOf } from 'shared-api/format';
import type { PagePaths } from '../config/page-paths';

/** Makes the site installable (W3C Web Application Manifest), under the club's name. */
export const manifestOf = (name: string, pathTo: PagePaths): object => ({
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
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Schedule · Horaire', url: pathTo('schedule', 'en') },
    { name: 'My sessions · Mes séances', url: pathTo('mySessions', 'en') },
  ],
});
