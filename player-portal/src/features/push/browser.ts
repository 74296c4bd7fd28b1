/** What stands between this browser and a notification. */
export type Standing =
  /** It shows none. */
  | 'impossible'
  /** An iPhone's or iPad's shows them only for a site that is on the home screen. */
  | 'home-screen'
  | 'blocked'
  | 'ready';

const isOfApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  // An iPad says that it is a Mac, which has no touch screen.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** What this browser says of notifications, without asking anybody. */
export const standingNow = (): Standing => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'blocked' : 'ready';
  const { standalone = false } = navigator as { standalone?: boolean };
  return isOfApple() && !standalone ? 'home-screen' : 'impossible';
};

/** Whether the person has allowed notifications, and not taken that back. */
export const isAllowed = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/** The person, or their browser in their name, has said no. */
export class Declined extends Error {}

const workerWithin = 10_000;

/** A private window may have no worker, and waits for it for ever. */
const registration = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error('no worker')), workerWithin)),
  ]);

const lettersOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A device as its browser describes it. */
interface Described {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Asks the person, then the browser's push service.
 * @param readKey reads the club's
 * @throws {Declined} when the person says no; the browser's error when its service is not there
 */
export const subscribe = async (readKey: () => Promise<string>): Promise<Described> => {
  // At once: Safari asks only while the person's tap is on its way.
  if ((await Notification.requestPermission()) !== 'granted') throw new Declined();
  const key = await readKey();
  const { pushManager } = await registration();
  const known = await pushManager.getSubscription();
  // Of a club whose secret was another.
  const isOld = known && lettersOf(known.options.applicationServerKey) !== key;
  if (isOld) await known.unsubscribe();
  const subscription =
    known && !isOld
      ? known
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
};

/** Ends what the browser's push service would take for this device. */
export const unsubscribe = async (): Promise<void> => {
  const known = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  await known?.unsubscribe();
};
