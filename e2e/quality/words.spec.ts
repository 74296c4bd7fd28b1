import { settled } from '../../infra/checks/settled';
import { locales } from '../support/locales';
import { loggedIn, people } from '../support/people';
import { expect, test } from '../support/test';

/**
 * The most words that each page may show at first, without the site's bars and footer, in the demo club and in either
 * language. A page that says more than it did needs something that a person of the club would miss.
 */
const most = {
  visitor: { home: 160, schedule: 160, plan: 80, faq: 90, spots: 200, register: 90 },
  player: {
    home: 100,
    schedule: 160,
    mySessions: 160,
    attendanceConfirmation: 60,
    planSelection: 80,
    seasonSubscription: 120,
    balance: 100,
    profile: 100,
  },
  member: { home: 100, mySessions: 100, seasonSubscription: 120, balance: 100 },
  admin: {
    admin: 160,
    adminSessions: 160,
    adminPayments: 250,
    adminOutstanding: 160,
    adminSettings: 120,
  },
} satisfies Record<string, Record<string, number>>;

test.use({ viewport: { width: 390, height: 844 } });

for (const [who, pages] of Object.entries(most))
  test(`the main pages are short (${who})`, async ({ page }) => {
    if (who !== 'visitor') await loggedIn(page, people[who as keyof typeof people]);
    for (const { path, language } of Object.values(locales))
      for (const [name, limit] of Object.entries(pages)) {
        await page.goto(path(name));
        await settled(page);
        // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts.
        const words = (await page.getByRole('main').innerText())
          .split(/\s+/)
          .filter((word) => /\p{L}|\d/u.test(word));
        expect.soft(words.length, `${name} (${language}): ${words.join(' ')}`).toBeLessThanOrEqual(limit);
      }
  });
