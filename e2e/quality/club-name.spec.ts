import { hasFooter } from '../../shell/src/layout/footer/has-footer';
import { callerFor } from '../support/caller';
import { loggedIn, people } from '../support/people';
import { languages, routes } from '../support/routes';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

interface Settings {
  organizationName: string;
  address: string;
  contactEmail: string;
  paymentEmail: string;
  [key: string]: unknown;
}

const fresh = {
  organizationName: 'Ballon du samedi',
  address: '1, rue Saint-Denis, Montréal (Québec) H2X 3K3',
  contactEmail: 'bonjour@ballon.example',
  paymentEmail: 'tresorerie@ballon.example',
};

// The tests change what every page shows, one after the other.
test.describe.configure({ mode: 'default' });

for (const [who, pairs] of Object.entries(routes)) {
  test(`${who}: a club that renames itself finds its old name and addresses on no page`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    const admin = await callerFor(request, people.admin);
    const {
      system: _system,
      version: _version,
      ...before
    } = await admin.call<Settings>('get', '/api/v1/Settings');
    const old = (Object.keys(fresh) as (keyof typeof fresh)[]).map((key) => before[key]);
    if (who !== 'anyone') await loggedIn(page, people[who as keyof typeof people]);
    // What the tab is called at any moment, from the first byte on.
    await page.addInitScript(() => {
      const titles = new Set<string>();
      new MutationObserver(() => titles.add(document.title)).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      Object.assign(globalThis, { titles });
    });
    /** Everything that stands in the page, with what is typed in it and what its tab has been called. */
    const contentOf = async (path: string): Promise<string> => {
      await page.goto(path);
      await settled(page);
      // The footer is drawn a moment after the page, and has most of the facts.
      if (hasFooter(new URL(page.url()).pathname))
        await expect(page.getByRole('contentinfo').getByRole('link', { name: '@' })).toBeVisible();
      const more = await page.evaluate(() => [
        ...(globalThis as unknown as { titles: Set<string> }).titles,
        ...[...document.querySelectorAll('input')].map(({ value }) => value),
        // As it is read: an address may be kept whole in pieces.
        document.body.textContent,
      ]);
      return [await page.content(), ...more].join('\n').replaceAll('\u00a0', ' ');
    };
    const leftOn = async (path: string): Promise<string[]> => {
      const content = await contentOf(path);
      return old.filter((fact) => content.includes(fact));
    };

    // What is looked for would be found: the bar and the footer have it now.
    expect((await leftOn('/faq')).length).toBeGreaterThan(2);
    await admin.call('put', '/api/v1/Settings', { ...before, ...fresh });
    try {
      for (const path of pairs.flatMap((pair) => languages.map((_, index) => pair[index] as string)))
        expect.soft(await leftOn(path), path).toEqual([]);
      expect(await contentOf('/faq')).toContain(fresh.organizationName);
    } finally {
      await admin.call('put', '/api/v1/Settings', before);
    }
  });
}
