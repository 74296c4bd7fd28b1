import type { Browser, Page } from '@playwright/test';
import { clubDate, clubTime } from '../../shared-api/common/calendar';
import { now } from '../../shared-api/common/clock';
import { demoAdministrator, logInOn, type Person } from '../checks/log-in';
import { appHeading } from '../checks/settled';
import { median, phoneOf } from './phone';

// A part of `npm run bench -- first-page`: how long a tap takes to be seen (INP), on a slow phone.

interface Tap {
  name: string;
  /** Of the session that `arrangeDoor` made. */
  path: string | ((session: string) => string);
  person?: Person;
  /** What is pressed. */
  target: (page: Page) => ReturnType<Page['locator']>;
  /** Whether another tap takes it back, for the next run. */
  toggles?: boolean;
}

const player: Person = { username: 'player', password: 'Player123!' };

/** In the demo club, of which these change something; what they change can be changed again. */
const taps: Tap[] = [
  { name: 'language', path: '/', target: (page) => page.locator('header a[hreflang]') },
  { name: 'filter', path: '/schedule', target: (page) => page.getByText('Available only', { exact: true }) },
  {
    name: 'answer',
    path: '/schedule',
    person: player,
    target: (page) => page.locator('main article button[aria-pressed=false]'),
  },
  {
    name: 'door tick',
    path: (session) => `/admin/door?session=${session}`,
    person: demoAdministrator,
    target: (page) => page.locator('main li button[aria-pressed]'),
    toggles: true,
  },
  {
    name: 'settle',
    path: '/admin/payments/outstanding',
    person: demoAdministrator,
    target: (page) => page.getByRole('button', { name: /^Mark received/ }),
  },
];

/** How much slower than this machine a phone's processor is, as the field's tools have it for a middling one. */
const slowdown = 4;

/** Makes a session of today, with somebody at the door, and returns its id. */
const arrangeDoor = async (browser: Browser, base: string): Promise<string> => {
  const context = await browser.newContext({ baseURL: base });
  const ask = async (method: 'post' | 'put', path: string, data: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const reply = await context.request[method](`/api/v1${path}`, { data, ...(headers && { headers }) });
    if (!reply.ok()) throw new Error(await reply.text());
    return (await reply.json()) as { id: string; token: string };
  };
  const { id: userId, token } = await ask('post', '/Users/login', demoAdministrator);
  const times = { sessionDate: clubDate(), startTime: clubTime(now() + 300_000), endTime: '23:59' };
  const session = { ...times, location: 'Bench', maxCapacity: 20, dropInPrice: 0 };
  const { id } = await ask('post', '/Sessions', session, token);
  await ask('put', `/Sessions/${id}/places/${userId}`, { move: 'in' }, token);
  await context.close();
  return id;
};

/** As text: in functions, this file's compiler inserts calls of a helper that the page does not have. */
const watching = `
  globalThis.longest = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ interactionId, duration }) => {
    if (interactionId) longest = Math.max(longest, duration);
  })).observe({ type: 'event', durationThreshold: 16 });`;

/** From the tap to the next picture, in milliseconds. */
const press = async (
  browser: Browser,
  { base, session: today }: { base: string; session: string },
  { path, person, target, toggles }: Tap,
): Promise<number> => {
  const context = await phoneOf(browser);
  try {
    const page = await context.newPage();
    if (person && !(await logInOn(page, base, person))) throw new Error(`${person.username} cannot log in`);
    await page.goto(base + (typeof path === 'string' ? path : path(today)), { waitUntil: 'networkidle' });
    // The heading of the app, not of the static page, whose links are the browser's.
    await page.locator(appHeading).first().waitFor();
    const found = target(page).first();
    await found.waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(watching);
    await found.tap();
    await page.waitForTimeout(2000);
    const longest = await page.evaluate<number>('longest');
    if (toggles) {
      await found.tap();
      await page.waitForTimeout(2000);
    }
    return longest;
  } finally {
    await context.close();
  }
};

/** Measures each tap in each product, alternating between them, and prints medians. */
export const measureTaps = async (browser: Browser, bases: string[], runs: number): Promise<void> => {
  const products: { base: string; session: string }[] = [];
  for (const base of bases) products.push({ base, session: await arrangeDoor(browser, base) });
  for (const tap of taps) {
    const times = bases.map((): number[] => []);
    for (let run = 0; run < runs; run++) {
      for (const [at, product] of products.entries()) times[at]?.push(await press(browser, product, tap));
    }
    for (const [at, base] of bases.entries())
      console.log(`${tap.name.padEnd(10)} ${base}  seen after ${median(times[at] ?? []).toFixed(0)} ms`);
  }
};
