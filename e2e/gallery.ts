import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, request } from '@playwright/test';
import { launchOptions } from '../infra/bootstrap/chromium.mjs';
import { settled } from '../infra/checks/settled';
import { callerFor } from './support/caller';
import { people } from './support/people';

// `npm run gallery`: takes the README's pictures of the product at BASE_URL with its demo club.

const base = process.env.BASE_URL ?? 'http://localhost:3000';
const folder = fileURLToPath(new URL('../docs/gallery/', import.meta.url));
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const largest = 250 * 1024;

interface Picture {
  name: string;
  path: string;
  who?: keyof typeof people;
  theme: 'light' | 'dark';
  screen: { width: number; height: number };
}

const pictures: Picture[] = [
  { name: 'home', path: '/', theme: 'light', screen: wide },
  { name: 'home-phone-dark', path: '/fr', theme: 'dark', screen: phone },
  { name: 'schedule', path: '/schedule', who: 'player', theme: 'light', screen: wide },
  { name: 'schedule-phone', path: '/horaire', who: 'player', theme: 'light', screen: phone },
  {
    name: 'attendance-confirmation',
    path: '/attendance-confirmation',
    who: 'player',
    theme: 'dark',
    screen: wide,
  },
  {
    name: 'attendance-confirmation-phone',
    path: '/confirmation-presence',
    who: 'player',
    theme: 'light',
    screen: phone,
  },
  { name: 'profile', path: '/profile', who: 'member', theme: 'light', screen: wide },
  { name: 'profile-phone-dark', path: '/profil', who: 'member', theme: 'dark', screen: phone },
  { name: 'admin-dashboard', path: '/admin', who: 'admin', theme: 'light', screen: wide },
  { name: 'admin-dashboard-dark', path: '/fr/admin', who: 'admin', theme: 'dark', screen: wide },
  { name: 'admin-sessions', path: '/admin/sessions', who: 'admin', theme: 'light', screen: wide },
  { name: 'admin-payments', path: '/admin/payments', who: 'admin', theme: 'dark', screen: wide },
  {
    name: 'admin-outstanding',
    path: '/admin/payments/outstanding',
    who: 'admin',
    theme: 'light',
    screen: wide,
  },
  { name: 'admin-months', path: '/admin/payments/months', who: 'admin', theme: 'light', screen: wide },
  { name: 'admin-communication', path: '/admin/communication', who: 'admin', theme: 'light', screen: wide },
];

/** Takes one picture. @throws when its file is too large for a README */
async function take(browser: Browser, logins: Map<string, [string, string][]>, picture: Picture) {
  const { name, path, who, theme, screen } = picture;
  const context = await browser.newContext({
    baseURL: base,
    viewport: screen,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const kept = (who && logins.get(who)) ?? [];
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
  await page.goto(path, { waitUntil: 'networkidle' });
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  const file = `${folder}${name}.png`;
  await page.screenshot({ path: file });
  await context.close();
  const { size } = statSync(file);
  if (size > largest) throw new Error(`${name}.png has ${Math.round(size / 1024)} KB, more than 250`);
  process.stdout.write(`${name}.png  ${Math.round(size / 1024)} KB\n`);
}

mkdirSync(folder, { recursive: true });
const api = await request.newContext({ baseURL: base });
const logins = new Map<string, [string, string][]>();
for (const [who, person] of Object.entries(people)) {
  const { token, user } = await callerFor(api, person);
  logins.set(who, [
    ['token', token],
    ['user', JSON.stringify(user)],
  ]);
}
await api.dispose();
const browser = await chromium.launch(launchOptions());
try {
  for (const picture of pictures) await take(browser, logins, picture);
} finally {
  await browser.close();
}
