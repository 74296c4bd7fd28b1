import { clubDate } from '../../../shared-api/common/calendar';
import { violationsOn } from '../../quality/checks/accessible';
import { openConsole } from '../../support/console';
import { arrangeMorning, doorOn } from '../../support/door';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of journeyLocales('en')) {
  const { language, t, date } = locale;

  test(`a volunteer runs the whole morning from a phone (${language})`, async ({ page, request }) => {
    const { admin, session, coming, roster, here, remove } = await arrangeMorning(request);
    const door = doorOn(page, locale);
    /** Today's cash for single sessions, in dollars, as the month's page says. */
    const cashToday = async () => {
      await openConsole(page, language, 'adminMonths', { month: clubDate().slice(0, 7) });
      const cells = [date(clubDate(), 'medium'), t('ui.plan.dropIn'), t('ui.paymentMethod.cash')];
      const row = cells.reduce(
        (rows, text) => rows.filter({ has: page.getByRole('cell', { name: text, exact: true }) }),
        page.getByRole('table', { name: t('treasury.months.received') }).getByRole('row'),
      );
      if ((await row.count()) === 0) return 0;
      const amount = await row.getByRole('cell').last().textContent();
      return Number(amount?.replace(/\D/g, '')) / 100;
    };
    const cashBefore = await cashToday();
    await openConsole(page, language, 'adminSession', { id: session.id });
    await page.getByRole('link', { name: t('door.open') }).click();

    await expect(door.row('Aline')).toContainText(t('door.owes'));
    expect(door.taps(), 'who has not paid is on the list').toBe(0);
    await door.tapOn('Aline');
    await expect(door.row('Aline')).toContainText(t('door.sent'));
    expect(door.taps(), 'here').toBe(1);
    expect(await here()).toEqual(['Aline']);
    await door.tapOn('Aline');
    await expect(door.row('Aline')).toHaveAttribute('aria-pressed', 'false');
    await door.press('door.everyone', {
      count: (await roster()).people.filter(({ standing }) => standing === 'in').length,
    });
    await expect(door.row('Bruno')).toContainText(t('door.sent'));
    await door.tapOn('Xavière');
    await expect.poll(here).not.toContain('Xavière');

    door.taps();
    const name = `Zoé${uniqueName('').slice(-4)}`;
    await page.getByRole('searchbox').fill(name);
    await door.press('door.add', { name });
    const pays = page.getByRole('group', { name: t('door.pay', { name }) });
    await door.tap(pays.getByRole('button', { name: t('door.pay.cash') }));
    await expect(pays.getByRole('button', { name: t('door.pay.cash') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(door.taps() + 1, 'a walk-in, paid, with the tap into the search').toBeLessThanOrEqual(4);
    await expect(door.unsent(0)).toBeVisible();

    // As high as its list: what has scrolled half under a bar is no smaller for it.
    await page.setViewportSize({ width: 390, height: 3000 });
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await door.press('door.close');
    expect(await violationsOn(page, 'every rule')).toEqual([]);
    await door.press('door.close.excuse', { name: 'Xavière Essai' });
    await page.getByLabel(t('door.close.reason', { name: 'Xavière Essai' })).fill('Malade');
    await door.press('door.close');
    await expect(page.getByText(t('door.closed', { time: '@' }).split('@')[1] ?? '')).toBeVisible();
    await expect.poll(async () => (await roster()).closedOn).not.toBeNull();
    expect((await roster()).people.find(({ id }) => id === coming[2]?.id)?.mark).toBe('excused');

    // The walk-in's cash is in the books.
    const path = `/api/v1/Payments?search=${encodeURIComponent(name)}`;
    const [payment] = await admin.call<{ status: number; paymentDate: string }[]>('get', path);
    expect(payment?.status).toBe(1);
    expect(clubDate(new Date(payment?.paymentDate ?? 0))).toBe(clubDate());
    expect((await cashToday()) - cashBefore, 'in the month of the books').toBe(session.dropInPrice);
    await page.close();
    await remove();
  });
}
