import { addDays } from '../../../shared-api/common/calendar';
import { arrangeSession, freshSaturday } from '../../support/club';
import { act, answerQuestion, asAdmin, openConsole } from '../../support/console';
import { field } from '../../support/fields';
import { locales } from '../../support/locales';
import { fresh } from '../../support/people';
import { settled } from '../../support/settled';
import { expect, test } from '../../support/test';

const weekAfter = (date: string, weeks: number): string => addDays(date, weeks * 7);

for (const { language, t, money } of Object.values(locales)) {
  test(`a session is edited, cancelled and deleted (${language})`, async ({ page, request }) => {
    const admin = await asAdmin(request);
    const location = fresh('Gymnase');
    const session = await arrangeSession(request, { location });
    await openConsole(page, language, 'adminSessions', { from: '', to: '', search: location });
    const card = page.getByRole('article').filter({ hasText: location });

    await act(page, card, t, 'sessions.edit');
    const dialog = page.getByRole('dialog');
    await field(dialog, t('ui.field.capacity')).fill('7');
    await dialog.getByRole('button', { name: t('ui.action.save'), exact: true }).click();
    await expect(page.getByText(t('sessions.updated'))).toBeVisible();
    await expect(card.getByText(t('ui.capacity.places', { taken: 0, capacity: 7 }))).toBeVisible();

    await act(page, card, t, 'sessions.cancel');
    await answerQuestion(page, t('sessions.cancelKeep'), t('sessions.cancelText', { count: 0 }));
    await expect(card.getByText(t('ui.sessionStatus.open'), { exact: true })).toBeVisible();
    await act(page, card, t, 'sessions.cancel');
    await answerQuestion(page, t('sessions.cancelConfirm'));
    await expect(card.getByText(t('ui.sessionStatus.cancelled'), { exact: true })).toBeVisible();

    // Only an open session can be cancelled.
    await card.locator('[aria-haspopup="menu"]').click();
    await expect(page.getByRole('menuitem', { name: t('sessions.delete'), exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: t('sessions.cancel'), exact: true })).toHaveCount(0);
    await page.getByRole('menuitem', { name: t('sessions.delete'), exact: true }).click();
    await answerQuestion(page, t('sessions.deleteConfirm', { count: 1 }), t('sessions.deleteText'));
    await expect(page.getByText(t('sessions.deleted', { count: 1 }))).toBeVisible();
    await expect(card).toHaveCount(0);
    expect(await admin.isThere(`/api/v1/Sessions/${session.id}`)).toBe(false);
  });

  test(`a weekly series leaves out the date that is skipped (${language})`, async ({ page, request }) => {
    const admin = await asAdmin(request);
    const location = fresh('Série');
    const first = freshSaturday();
    const dates = [0, 1, 2, 3].map((weeks) => weekAfter(first, weeks));
    await openConsole(page, language, 'adminSessions');
    await page.getByRole('button', { name: t('sessions.repeat') }).click();
    const dialog = page.getByRole('dialog', { name: t('sessions.repeatDialog') });
    await field(dialog, t('sessions.repeatFirst')).fill(first);
    await field(dialog, t('sessions.repeatUntil')).fill(dates[3] as string);
    await field(dialog, t('ui.field.location')).fill(location);
    await expect(dialog.getByRole('checkbox')).toHaveCount(4);
    await dialog.getByRole('checkbox').nth(1).uncheck();
    await dialog.getByRole('button', { name: t('sessions.repeatSubmit', { count: 3 }) }).click();
    await expect(page.getByText(t('sessions.repeated', { count: 3 }))).toBeVisible();
    await settled(page);

    const made = await admin.call<{ id: string; sessionDate: string }[]>(
      'get',
      `/api/v1/Sessions/all?search=${encodeURIComponent(location)}`,
    );
    expect(made.map(({ sessionDate }) => sessionDate)).toEqual([dates[0], dates[2], dates[3]]);
    await page.getByRole('searchbox', { name: t('sessions.search') }).fill(location);
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const { id } of made) await admin.remove(`/api/v1/Sessions/${id}`);
  });

  test(`the second of two administrators is told, and loses nothing (${language})`, async ({
    page,
    request,
    quiet,
  }) => {
    const admin = await asAdmin(request);
    const location = fresh('Gymnase');
    const session = await arrangeSession(request, { location });
    const path = `/api/v1/Sessions/${session.id}`;
    await openConsole(page, language, 'adminSessions', { from: '', to: '', search: location });
    await act(page, page.getByRole('article').filter({ hasText: location }), t, 'sessions.edit');
    const dialog = page.getByRole('dialog');
    await field(dialog, t('ui.field.capacity')).fill('9');

    // The other administrator is quicker.
    const { sessionDate, startTime, endTime, maxCapacity } = session;
    const theirs = { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice: 12.5, status: 0 };
    await admin.call('put', path, theirs);
    await dialog.getByRole('button', { name: t('ui.action.save'), exact: true }).click();

    await expect(dialog.getByText(t('ui.record.changed.title'))).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText(money(12.5));
    await expect(field(dialog, t('ui.field.capacity'))).toHaveValue('9');
    expect(await admin.call('get', path)).toMatchObject({ dropInPrice: 12.5, maxCapacity });
    await dialog.getByRole('button', { name: t('ui.record.changed.mine') }).click();
    await expect(page.getByText(t('sessions.updated'))).toBeVisible();
    expect(await admin.call('get', path)).toMatchObject({ maxCapacity: 9 });

    // The refusal itself is the one thing that the browser notes.
    const noted = quiet.splice(0).filter((line) => !/409|412/.test(line));
    expect(noted).toEqual([]);
    await page.close();
    await admin.remove(path);
  });
}
