/**
 * Back closes what is open over a page: a menu, a sheet, a dialog, the list of a select. Each has an entry of its own in
 * the browser's history, with the page's address and state; its mark says how many are open there. An entry without its
 * overlay, whatever closed it, is gone back from. The router hears of none of this: it uses `routerWindow`.
 */
interface Overlay {
  close: () => void;
}

type EntryState = { idx?: number; key?: string; overlays?: number } | null;

/** From the bottom to the top. */
const open: Overlay[] = [];
/** What happens when the browser arrives at the entry that it was sent to; until then no entry may be changed. */
let arrive: ((event?: PopStateEvent) => void) | undefined;
/** What was asked for meanwhile. */
const waiting: (() => void)[] = [];
/** A browser says nothing of a way that leads nowhere; a busy one is late. */
const patience = 5000;

const state = (): EntryState => history.state as EntryState;
const depth = (): number => state()?.overlays ?? 0;
/** Which of the router's entries this is, or belongs to. */
const pageEntry = (): string => `${state()?.idx} ${state()?.key}`;
let shown: string;

const later = (run: () => void): void => void setTimeout(run);

const whenArrived = (run: () => void): void => {
  if (arrive) waiting.push(run);
  else run();
};

/** @param arrived hears the event, or nothing when none came */
const travel = (steps: number, arrived: (event?: PopStateEvent) => void): void => {
  const isLate = setTimeout(() => arrive?.(), patience);
  arrive = (event) => {
    clearTimeout(isLate);
    arrive = undefined;
    arrived(event);
    shown = pageEntry();
    while (!arrive && waiting.length > 0) waiting.shift()?.();
    if (event) later(settle);
  };
  history.go(steps);
};

/** Leaves entries whose overlays are closed; what the router has made of the address meanwhile goes along. */
const leave = (entries: number): void => {
  const { overlays: _, ...kept } = state() ?? {};
  const { href } = location;
  travel(-entries, (event) => {
    event?.stopImmediatePropagation();
    if (pageEntry() !== `${kept.idx} ${kept.key}` || location.href !== href)
      history.replaceState(depth() > 0 ? { ...kept, overlays: depth() } : kept, '', href);
  });
};

/** Makes the entries as many as what is open. */
const settle = (): void => {
  if (arrive) return;
  if (depth() > open.length) leave(depth() - open.length);
  while (!arrive && depth() < open.length) history.pushState({ ...state(), overlays: depth() + 1 }, '');
};

/** Closes what is above the entry; something unsaved may ask instead, and stays. */
const closeAbove = (): void => {
  for (const { close } of open.slice(depth()).reverse()) close();
};

const follow = (event: PopStateEvent): void => {
  if (arrive) {
    arrive(event);
    return;
  }
  const isSamePage = pageEntry() === shown;
  shown = pageEntry();
  if (isSamePage) {
    event.stopImmediatePropagation();
    closeAbove();
    later(settle);
    return;
  }
  // The router may refuse to leave the page, and then goes on its way back.
  later(() => {
    if (!arrive) closeAbove();
    later(settle);
  });
};

if (globalThis.history) {
  shown = pageEntry();
  addEventListener('popstate', follow);
  // The entry of something that was open when the page was reloaded.
  later(settle);
}

/**
 * Gives an overlay its entry.
 * @param close called when the person goes back from it; may leave it open
 * @returns to be called when it has closed
 */
export const openOverlay = (close: () => void): (() => void) => {
  const overlay = { close };
  open.push(overlay);
  settle();
  return () => {
    open.splice(open.indexOf(overlay), 1);
    // Not at once: whoever closes it may be on the way to another page, which then takes the entry's place.
    later(settle);
  };
};

/** The browser's history as the router uses it. */
const routerHistory: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'> = {
  get state() {
    return history.state as unknown;
  },
  pushState: (data, unused, url) =>
    whenArrived(() => {
      const below = depth() - 1;
      const put = () => {
        // A page that is opened from an overlay takes the place of its entry.
        if (below < 0) history.pushState(data, unused, url);
        else history.replaceState(data, unused, url);
        shown = pageEntry();
        later(settle);
      };
      if (below < 1) return put();
      travel(-below, (event) => {
        event?.stopImmediatePropagation();
        put();
      });
    }),
  replaceState: (data: object, unused, url) =>
    whenArrived(() => {
      history.replaceState(depth() > 0 ? { ...data, overlays: depth() } : data, unused, url);
      shown = pageEntry();
    }),
  go: (steps = 0) => whenArrived(() => travel(steps < 0 ? steps - depth() : steps, () => undefined)),
};

/** The window for the router: `createBrowserRouter(routes, { window: routerWindow })`. */
export const routerWindow = new Proxy({} as Window, {
  get: (_, name) => {
    if (name === 'history') return routerHistory;
    const value: unknown = Reflect.get(globalThis, name);
    return typeof value === 'function' ? (value.bind(globalThis) as unknown) : value;
  },
});
