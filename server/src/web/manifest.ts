import { light } from 'shared-api/colours';

/** Makes the site installable (W3C Web Application Manifest), under the club's name. */
export const manifestOf = (name: string): object => ({
  id: '/',
  name,
  short_name: name,
  description: 'Pickup basketball on Saturdays in Montréal. Basketball libre le samedi à Montréal.',
  lang: 'en-CA',
  start_url: '/schedule',
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
    { name: 'Schedule · Horaire', url: '/schedule' },
    { name: 'My sessions · Mes séances', url: '/my-sessions' },
  ],
});
