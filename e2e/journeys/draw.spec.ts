import { addDays } from '../../shared-api/common/calendar';
import type { Draw, Session } from '../../shared-api/contract';
import { arrangeCaller, arrangeSession, freshSaturday } from '../support/club';
import { asAdmin, chooseAction, openConsole } from '../support/console';
import { field } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { mailTo } from '../support/mailbox';
import { openAs, uniqueName } from '../support/people';
import { expect, test } from '../support/test';
import { canPassTime, letDraw, letEntriesClose, letOpen } from '../support/time';

test.use({ viewport: { width: 390, height: 844 }, translated: !process.env.TEST_FULL });

for (const { language, t, path } of journeyLocales('fr')) {
  test(`a session opens, is drawn, and anybody checks the draw (${language})`, async ({ page, request }) => {
    test.skip(!canPassTime(), 'time passes only in a PostgreSQL database');
    const sessionDate = freshSaturday();
    const opensAt = `${addDays(sessionDate, -10)}T17:00:00.000Z`;
    const drawsAt = `${addDays(sessionDate, -3)}T17:00:00.000Z`;
    const session = await arrangeSession(request, { sessionDate, maxCapacity: 1, opensAt, drawsAt });
    const player = await arrangeCaller(request, 'premier', 'Ana', language);
    const other = await arrangeCaller(request, 'second', 'Ben', language);
    const drawn = async () => (await player.call<Draw>('get', `/api/v1/Sessions/${session.id}/draw`)).drawnOn;
    const button = (id: string) => page.getByRole('button', { name: t(id) });

    await openAs(page, player.player, path('session', { id: session.id }));
    await button('opening.remind').click();
    await expect(button('opening.forget')).toBeVisible();
    await letOpen(session);
    await mailTo(request, player.email, language === 'en' ? /is open$/ : /est ouvert$/);

    await page.reload();
    await button('opening.enter').click();
    await expect(page.getByText(t('session.inDraw'))).toBeVisible();
    await button('opening.withdraw').click();
    await button('opening.enter').click();
    await expect(button('opening.withdraw')).toBeVisible();
    await other.wait(session.id);

    await letEntriesClose(session);
    await page.goto(path('draw', { id: session.id }));
    await expect(page.getByRole('heading', { name: t('draw.entries', { count: 2 }) })).toBeVisible();
    await expect(page.getByText(t('draw.hash'))).toBeVisible();
    await expect(page.getByText(t('draw.secret'))).toHaveCount(0);
    await letDraw(session);
    await expect.poll(drawn).not.toBeNull();
    await page.reload();
    await page.getByRole('button', { name: t('draw.check') }).click();
    await expect(page.getByText(t('draw.right'))).toBeVisible();

    const { isAttending } = await player.call<Session>('get', `/api/v1/Sessions/${session.id}`);
    const winner = isAttending ? player : other;
    await mailTo(request, winner.email, language === 'en' ? /^You were drawn/ : /^Tirage/);
    await page.goto(path('session', { id: session.id }));
    await expect(page.getByRole('link', { name: t('draw.linkDrawn') })).toBeVisible();
    await expect(
      page.getByText(t(isAttending ? 'session.attending' : 'session.waiting', { position: 1 })).first(),
    ).toBeVisible();
  });

  test(`an administrator lets a session open and be drawn (${language})`, async ({ page, request }) => {
    const location = uniqueName('Gymnase');
    const session = await arrangeSession(request, { location });
    const [opens, draws] = [-10, -3].map((days) => addDays(session.sessionDate, days));
    await openConsole(page, language, 'adminSessions', { from: '', to: '', search: location });
    await chooseAction(page, page.getByRole('article').filter({ hasText: location }), t, 'console.edit');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('sessions.opening.first'))).toBeVisible();
    await dialog.getByRole('button', { name: t('sessions.opening.change') }).click();
    await field(dialog, t('sessions.opening.opensAt')).fill(`${opens}T12:00`);
    await field(dialog, t('sessions.opening.drawsAt')).fill(`${draws}T18:00`);
    await dialog.getByRole('button', { name: t('ui.action.save'), exact: true }).click();
    await expect(page.getByText(t('sessions.updated'))).toBeVisible();
    const admin = await asAdmin(request);
    const { opening } = await admin.call<Session>('get', `/api/v1/Sessions/${session.id}`);
    expect(opening?.opensAt?.slice(0, 10)).toBe(opens);
    expect(opening?.drawsAt?.slice(0, 10)).toBe(draws);
  });
}
