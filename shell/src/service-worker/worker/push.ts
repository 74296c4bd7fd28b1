import { stores } from './stores';

/** What the club sends (server/src/mail/outbox/notification.ts): a declarative notification, or anything else. */
interface Sent {
  notification?: { title?: unknown; body?: unknown; navigate?: unknown; lang?: unknown; tag?: unknown };
}

/** As it is shown. */
export interface Shown {
  title: string;
  options: NotificationOptions;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The club's name, from the page that is kept. */
const clubName = async (): Promise<string> => {
  const page = await (await caches.open(stores.page)).match('/').catch(() => undefined);
  return /<title[^>]*>([^<]+)/.exec((await page?.text()) ?? '')?.[1]?.trim() || 'Courtside';
};

/** An address of this site; any other leads to its first page. */
const own = (address: string, origin: string): string =>
  URL.canParse(address, origin) && new URL(address, origin).origin === origin
    ? new URL(address, origin).href
    : `${origin}/`;

/**
 * What a push shows. A browser ends a subscription whose pushes show nothing, so that one which cannot be read shows that
 * there is news.
 */
export const shownFor = async (read: () => unknown, origin: string): Promise<Shown> => {
  let sent: Sent | null = null;
  try {
    sent = read() as Sent;
  } catch {
    // Not JSON.
  }
  const { title, body, navigate, lang, tag } = sent?.notification ?? {};
  return {
    // Without waiting, where nothing has to be read: of two about the same, the later one stays.
    title: text(title) ?? (await clubName()),
    options: {
      body: text(body) ?? 'There’s news for you. Du nouveau pour vous.',
      lang: text(lang) ?? 'en-CA',
      tag: text(tag) ?? 'news',
      renotify: true,
      icon: '/icon-192.png',
      data: own(text(navigate) ?? '/', origin),
    } as NotificationOptions,
  };
};

/** The site's open tabs, as a worker sees them; the types of a page, which tests compile with, have none. */
interface Tabs {
  matchAll(options: {
    type: 'window';
    includeUncontrolled: true;
  }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
  openWindow(address: string): Promise<unknown>;
}

/** Brings the page that a notification is about to the front: in the tab that shows it, if there is one, else in a new one. */
export const openPage = async (clients: Tabs, address: string): Promise<unknown> => {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Not another tab of the site: a form in it may be half filled in.
  return tabs.find(({ url }) => url === address)?.focus() ?? clients.openWindow(address);
};
