import { useEffect, useState } from 'react';

/** What this browser keeps for a morning without a network; null while it is being asked. */
interface Readiness {
  /** The page opens without a network. */
  opens: boolean | null;
  /** The browser promises not to delete what it keeps; Safari does after a week without a visit. */
  lasts: boolean | null;
}

const ofApps = /^\/(r|assets|registry)\//;

/** Lets the service worker see the files of this page that were loaded before it was there. */
const keepFiles = async (): Promise<boolean> => {
  if (!('serviceWorker' in navigator)) return false;
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  const files = performance
    .getEntriesByType('resource')
    // What could not be loaded, such as files of the home page without a network, is not needed here.
    .filter((entry) => (entry as PerformanceResourceTiming).decodedBodySize > 0)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && ofApps.test(pathname));
  await Promise.all(files.map(async (file) => (await caches.match(file)) ?? fetch(file)));
  return (await caches.match('/')) !== undefined;
};

/**
 * Prepares the page for a morning without a network; what failed is tried again with the next list.
 * @param readAt when the list was read
 */
export const useReady = (readAt: number): Readiness => {
  const [opens, setOpens] = useState<Readiness['opens']>(null);
  const [lasts, setLasts] = useState<Readiness['lasts']>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a network that has just brought a list may bring files.
  useEffect(() => {
    if (opens) return;
    void keepFiles().then(
      (isKept) => setOpens((before) => before || isKept),
      () => setOpens((before) => before ?? false),
    );
  }, [readAt, opens]);
  useEffect(() => {
    const lasting = navigator.storage?.persist?.() ?? Promise.resolve(false);
    void lasting.then(setLasts, () => setLasts(false));
  }, []);
  return { opens, lasts };
};
