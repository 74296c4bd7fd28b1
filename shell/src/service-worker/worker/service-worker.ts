import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { caches } from './names';
import { answerPage } from './page';
import { answerPublic, isPublicCall } from './public-calls';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const day = 24 * 60 * 60;

// The shell's first scripts; not the page itself, since it names the portal's current release.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(r|assets)\//.test(url.pathname),
  new CacheFirst({
    cacheName: caches.files,
    plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/registry/'),
  new NetworkFirst({ cacheName: caches.registry, networkTimeoutSeconds: 3 }),
);

registerRoute(isPublicCall, answerPublic);

registerRoute(
  new NavigationRoute(answerPage, {
    denylist: [/^\/(api|auth|health|metrics|registry|r|assets)(\/|$)/, /\.\w+$/],
  }),
);

// A new version only takes over when the person confirms: a form may be half filled in.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
