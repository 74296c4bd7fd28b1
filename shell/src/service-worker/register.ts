import { create } from 'zustand';
import { trustedScriptUrl } from '../remotes/trusted-urls';

interface Update {
  /** The next version, installed and waiting for confirmation. */
  waiting: ServiceWorker | undefined;
}

/** Whether a new version waits to be used. */
export const useUpdate = create<Update>()(() => ({ waiting: undefined }));

/** Activates the new version and reloads the page. */
export const applyUpdate = (): void => {
  const { waiting } = useUpdate.getState();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take-over');
};

const follow = (registration: ServiceWorkerRegistration): void => {
  const look = () => {
    const { waiting } = registration;
    // Without a controller this is the first version, which needs no confirmation.
    if (waiting && navigator.serviceWorker.controller) useUpdate.setState({ waiting });
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
};

/** Registers `/service-worker.js` once the page is loaded. */
export const registerServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  const register = async () => {
    try {
      const url = trustedScriptUrl('/service-worker.js');
      follow(await navigator.serviceWorker.register(url, { updateViaCache: 'none' }));
      await navigator.serviceWorker.ready;
      const { loadOfflinePages } = await import(/* webpackChunkName: "offline-pages" */ './offline-pages');
      await loadOfflinePages();
    } catch {
      // Private windows and old browsers have no service workers; the product works without them.
    }
  };
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
};
