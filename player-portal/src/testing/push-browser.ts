/**
 * Gives the tests of a file a browser with notifications, until each has ended.
 * @param permission what the person has said, and what they say when they are asked
 * @param key by which it is subscribed already, in letters
 */
export function pushBrowser(
  permission: { now: NotificationPermission; asked?: NotificationPermission },
  key?: string,
) {
  const unsubscribed = jest.fn(async () => true);
  const subscription = (applicationServerKey: string) => ({
    options: {
      applicationServerKey: Uint8Array.from(atob(applicationServerKey), (one) => one.charCodeAt(0)).buffer,
    },
    unsubscribe: unsubscribed,
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/this',
      keys: { p256dh: 'a point', auth: 'a secret' },
    }),
  });
  const subscribe = jest.fn(async () => subscription(key ?? 'bmV3'));
  const pushManager = { getSubscription: async () => (key ? subscription(key) : null), subscribe };
  const given = { permission: permission.now };
  const asked = jest.fn(async () => {
    given.permission = permission.asked ?? permission.now;
    return given.permission;
  });
  Object.assign(given, { requestPermission: asked });
  Object.assign(window, { Notification: given, PushManager: class {} });
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return { unsubscribed, subscribe, asked, given };
}

/** Takes the browser's notifications away. */
export function noPushBrowser(): void {
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
