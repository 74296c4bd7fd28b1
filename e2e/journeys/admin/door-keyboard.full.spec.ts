import { violationsOn } from '../../quality/checks/accessible';
import { arrangeMorning, doorOn } from '../../support/door';
import { focusShows, tabTo } from '../../support/keyboard';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

for (const locale of journeyLocales('fr')) {
  const { language, t } = locale;

  test(`a whole morning with the keyboard alone (${language})`, async ({ page, request }) => {
    const { session, coming, roster, here, remove } = await arrangeMorning(request);
    const door = doorOn(page, locale);
    const { keyboard } = page;
    const search = page.getByRole('searchbox');
    const button = (id: string, values = {}) => page.getByRole('button', { name: t(id, values) });
    /** Something has the focus, where it is to be seen. */
    const focusIsOn = async (target: typeof search) => {
      await expect(target).toBeFocused();
      await expect(target).toBeInViewport();
      await expect.poll(() => focusShows(page), `the focus shows on ${target}`).toBe(true);
    };
    await door.open(session.id);

    await tabTo(page, search);
    await keyboard.type('ali');
    await tabTo(page, door.row('Aline'));
    await keyboard.press('Enter');
    await expect.poll(here).toEqual(['Aline']);
    await focusIsOn(door.row('Aline'));
    await keyboard.press('Space');
    await expect.poll(here).toEqual([]);
    await keyboard.press('Space');
    await expect.poll(here).toEqual(['Aline']);
    const pays = page.getByRole('group', { name: t('door.pay', { name: 'Aline Essai' }) });
    await tabTo(page, pays.getByRole('button', { name: t('door.pay.cash') }));
    await keyboard.press('Enter');
    await expect(pays.getByRole('button', { name: t('door.pay.cash') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await tabTo(page, search, 'Shift+Tab');
    const name = `Zoé${uniqueName('').slice(-4)}`;
    await keyboard.type(name);
    await tabTo(page, button('door.add', { name }));
    await keyboard.press('Enter');
    const walkIn = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(walkIn).toContainText(t('door.sent'));
    await focusIsOn(walkIn);

    // Under a chip a row goes away, and the next one takes the focus.
    await tabTo(
      page,
      page.getByRole('button', { name: new RegExp(`${t('door.filter.notYet')}$`) }),
      'Shift+Tab',
    );
    await keyboard.press('Enter');
    await tabTo(page, door.row('Bruno'));
    await keyboard.press('Enter');
    await expect(door.row('Bruno')).toBeHidden();
    await expect(page.locator('li button:focus')).toBeInViewport();

    await tabTo(page, button('door.close'));
    await keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await tabTo(page, sheet.getByRole('button', { name: t('door.close.excuse', { name: 'Xavière Essai' }) }));
    await keyboard.press('Enter');
    await tabTo(page, sheet.getByLabel(t('door.close.reason', { name: 'Xavière Essai' })));
    await keyboard.type('Malade');
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await tabTo(page, sheet.getByRole('button', { name: t('door.close') }));
    await keyboard.press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: t('door.closed', { time: '@' }).split('@')[1] ?? '' }),
    ).toBeFocused();
    await expect.poll(async () => (await roster()).closedOn).not.toBeNull();
    const marks = new Map((await roster()).people.map(({ id, mark }) => [id, mark]));
    expect(coming.map(({ id }) => marks.get(id))).toEqual(['here', 'here', 'excused']);
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await page.close();
    await remove();
  });
}
