import { settled } from '../../infra/checks/settled';
import { journeyLocales } from '../support/locales';
import { loggedIn, people } from '../support/people';
import { expect, test } from '../support/test';

/**
 * The most words that each page may show at first, without the site's bars and footer, in the demo club and in either
 * language; French is the longer one. A page that says more than it did needs something that a person of the club would miss.
 */
const most = {
  visitor: { home: 160, schedule: 160, plan: 80, faq: 90, spots: 200, privacy: 120, register: 90 },
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
    adminPayments: 90,
    adminOutstanding: 80,
    adminSettings: 120,
  },
} satisfies Record<string, Record<string, number>>;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

test.use({ viewport: { width: 390, height: 844 } });

for (const [who, pages] of Object.entries(most))
  test(`the main pages are short (${who})`, async ({ page }) => {
    if (who !== 'visitor') await loggedIn(page, people[who as keyof typeof people]);
    for (const { path, language } of journeyLocales('fr'))
      for (const [name, limit] of Object.entries(pages)) {
        await page.goto(path(name));
        await settled(page);
        // An administrator's records, of which other tests leave some in this club, are none of the page's words.
        const [all, ofRecords] = await page
          .getByRole('main')
          .evaluate((main: HTMLElement, records: string) => {
            const found = [...main.querySelectorAll<HTMLElement>(records)];
            const outer = found.filter((record) => !record.parentElement?.closest(records));
            // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts.
            const seen = (element: HTMLElement) => element.innerText;
            return [seen(main), outer.map(seen).join(' ')] as const;
          }, 'li, article, tr, [role="row"]');
        const count = wordsOf(all) - (who === 'admin' ? wordsOf(ofRecords) : 0);
        expect.soft(count, `${name} (${language}): ${all}`).toBeLessThanOrEqual(limit);
      }
  });
