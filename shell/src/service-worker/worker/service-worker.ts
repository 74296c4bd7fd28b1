import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { onlyFiles } from './files';
import { answerPage } from './page';
import { openPage, shownFor } from './push';
import { notPages, storeOf, stores } from './stores';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const day = 24 * 60 * 60;

addPlugins([onlyFiles]);
// The shell's first scripts; not the page itself, since it names the portal's current release.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && storeOf(url.pathname) === stores.files,
  new CacheFirst({
    cacheName: stores.files,
    plugins: [
      onlyFiles,
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && storeOf(url.pathname) === stores.registry,
  new NetworkFirst({ cacheName: stores.registry, networkTimeoutSeconds: 3, plugins: [onlyFiles] }),
);

registerRoute(new NavigationRoute(answerPage, { denylist: notPages }));

// So that the first visit is enough: the page came before there was a worker.
self.addEventListener('install', (event) =>
  event.waitUntil(answerPage({ request: new Request('/') }).catch(() => undefined)),
);

self.addEventListener('push', (event) => {
  const { data } = event;
  const show = async () => {
    const { title, options } = await shownFor(() => data?.json(), self.location.origin);
    await self.registration.showNotification(title, options);
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openPage(self.clients, notification.data as string));
});

// Former versions kept calls.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete('public')));

// A new version only takes over when the person confirms: a form may be half filled in.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
