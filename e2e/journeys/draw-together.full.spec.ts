import { addDays } from '../../shared-api/common/calendar';
import type { Session } from '../../shared-api/contract';
import { arrangeCaller, arrangeSession, freshSaturday } from '../support/club';
import { journeyLocales } from '../support/locales';
import { openAs } from '../support/people';
import { expect, test } from '../support/test';
import { canPassTime, letDraw, letEntriesClose } from '../support/time';

test.use({ viewport: { width: 390, height: 844 } });

for (const { language, t, path } of journeyLocales('fr')) {
  test(`two enter a draw together, part, and come back; a guest is one of two (${language})`, async ({
    page,
    request,
    context,
    browser,
  }) => {
    test.skip(!canPassTime(), 'time passes only in a PostgreSQL database');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sessionDate = freshSaturday();
    const drawsAt = `${addDays(sessionDate, -3)}T17:00:00.000Z`;
    const session = await arrangeSession(request, { sessionDate, maxCapacity: 2, drawsAt });
    const zoe = await arrangeCaller(request, 'zoe', 'Zoé', language);
    const ben = await arrangeCaller(request, 'ben', 'Ben', language);
    const address = path('session', { id: session.id });
    // Each on their own phone.
    const his = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    const press = (name: string, on = page) => on.getByRole('button', { name }).click();
    const isWith = (name: string, on = page) =>
      expect(on.getByText(t('together.with', { name }))).toBeVisible();

    await openAs(page, zoe.player, address);
    await press(t('opening.enter'));
    await press(t('guest.bring'));
    await page.getByRole('textbox', { name: t('guest.name') }).fill('Alex');
    await press(t('guest.add'));
    await isWith('Alex');
    await press(t('together.part'));
    await press(t('together.invite'));
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).toContain('http');
    const copied = await clipboard();
    const link = copied.slice(copied.indexOf('http'));

    await openAs(his, ben.player, link);
    await expect(his.getByText(t('together.asked', { name: 'Zoé' }))).toBeVisible();
    await press(t('together.decline'), his);
    await expect(his.getByText(t('together.asked', { name: 'Zoé' }))).toHaveCount(0);
    await his.goto(link);
    await press(t('together.agree'), his);
    await isWith('Zoé', his);
    await press(t('together.part'), his);
    await expect(his.getByText(t('together.lead'))).toBeVisible();
    await his.goto(link);
    await press(t('together.agree'), his);
    await isWith('Zoé', his);
    await page.reload();
    await isWith('Ben');

    await letEntriesClose(session);
    await page.goto(path('draw', { id: session.id }));
    await expect(page.getByText(t('draw.together', { one: 'Zoé', other: 'Ben' }))).toBeVisible();
    await letDraw(session);
    await expect
      .poll(async () => (await ben.call<Session>('get', `/api/v1/Sessions/${session.id}`)).isAttending)
      .toBe(true);
    await page.reload();
    await press(t('draw.check'));
    await expect(page.getByText(t('draw.right'))).toBeVisible();
    await page.goto(address);
    await expect(page.getByText(t('session.attending')).first()).toBeVisible();
  });
}
