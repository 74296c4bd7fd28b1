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

/** Prepares the page for a morning without a network. */
export const useReady = (): Readiness => {
  const [ready, setReady] = useState<Readiness>({ opens: null, lasts: null });
  useEffect(() => {
    let isGone = false;
    const say = (said: Partial<Readiness>) => isGone || setReady((known) => ({ ...known, ...said }));
    void keepFiles().then(
      (opens) => say({ opens }),
      () => say({ opens: false }),
    );
    const lasting = navigator.storage?.persist?.() ?? Promise.resolve(false);
    void lasting.then(
      (lasts) => say({ lasts }),
      () => say({ lasts: false }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return ready;
};
