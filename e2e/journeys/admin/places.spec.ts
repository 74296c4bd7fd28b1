import type { Locator } from '@playwright/test';
import { arrangeCaller, arrangeSession } from '../../support/club';
import { asAdmin, openConsole } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ translated: !process.env.TEST_FULL });

for (const { language, t } of journeyLocales('fr')) {
  test(`an administrator puts somebody in, forward and out, past who waits, takes a guest out alone, and says why (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const location = uniqueName('Gymnase');
    const session = await arrangeSession(request, { location, maxCapacity: 2 });
    const [ana, ben, cleo, dee] = await Promise.all(
      ['Ana', 'Ben', 'Cléo', 'Dee'].map((name) => arrangeCaller(request, name.slice(0, 2), name, language)),
    );
    await ana?.answer(session.id, true);
    await ana?.call('post', `/api/v1/Sessions/${session.id}/guests`, { firstName: 'Max' });
    await ben?.wait(session.id);
    await dee?.wait(session.id);

    await openConsole(page, language, 'adminSessions', { from: '', to: '', search: location });
    const card = page.getByRole('article').filter({ hasText: location });
    await card.getByRole('link', { name: t('sessions.details') }).click();
    await page.getByRole('button', { name: t('sessions.place.add') }).click();
    const dialog = page.getByRole('dialog', { name: t('sessions.place.add') });
    await field(dialog, t('sessions.place.player')).fill(cleo?.player.username ?? '');
    await page.getByRole('option', { name: /Cléo/ }).click();
    await expect(dialog.getByRole('status')).toContainText(
      t('sessions.place.passes', {
        count: 2,
        names: new Intl.ListFormat(language).format(['Ben Essai', 'Dee Essai']),
      }),
    );
    await dialog.getByRole('switch', { name: t('sessions.place.overbook') }).check();
    await dialog.getByLabel(t('ui.mail.reason')).fill('Coach');
    await dialog.getByRole('button', { name: t('sessions.place.in'), exact: true }).click();
    await expect(page.getByText(t('sessions.place.inDone', { name: 'Cléo' }))).toBeVisible();
    const going = (count: number) =>
      page.getByRole('heading', { name: `${t('sessions.participants.attending')} (${count})` });
    await expect(going(3)).toBeVisible();

    const [entry] = await admin.call<{ action: string; after: object }[]>(
      'get',
      '/api/v1/Audit?page=1&pageSize=1',
    );
    expect(entry).toMatchObject({ action: 'session.place', after: { reason: 'Coach' } });

    /** Moves somebody through their menu, with a reason. @returns the dialog, before it is submitted */
    const move = async (how: 'forward' | 'out', name: string, reason: string) => {
      await page.getByRole('button', { name: t('ui.list.actionsFor', { name: `${name} Essai` }) }).click();
      await page.getByRole('menuitem', { name: t(`sessions.place.${how}`), exact: true }).click();
      const asked = page.getByRole('dialog', {
        name: t(`sessions.place.${how}Title`, { name: `${name} Essai` }),
      });
      await asked.getByLabel(t('ui.mail.reason')).fill(reason);
      return asked;
    };
    const send = async (asked: Locator, how: 'forward' | 'out', name: string) => {
      await asked.getByRole('button', { name: t(`sessions.place.${how}`), exact: true }).click();
      await expect(page.getByText(t(`sessions.place.${how}Done`, { name }))).toBeVisible();
    };
    const ahead = await move('forward', 'Dee', 'Gardienne / keeper');
    await expect(ahead.getByRole('status')).toContainText(
      t('sessions.place.passes', { count: 1, names: 'Ben Essai' }),
    );
    await send(ahead, 'forward', 'Dee');
    await send(await move('out', 'Cléo', 'Trop de monde / too many'), 'out', 'Cléo');
    await expect(going(2)).toBeVisible();
    await cleo?.isTold('Trop de monde / too many');

    // Only the guest is removed: the spot is for the player who was moved to the front.
    const takeOut = t('sessions.place.guestOut', { guest: 'Max', name: 'Ana Essai' });
    await page.getByRole('button', { name: takeOut }).click();
    const parting = page.getByRole('dialog', { name: takeOut });
    await parting.getByLabel(t('ui.mail.reason')).fill('Complet / full');
    await parting.getByRole('button', { name: t('sessions.place.out'), exact: true }).click();
    await ana?.isTold('Complet / full');
    const path = `/api/v1/Sessions/${session.id}`;
    expect(await dee?.call('get', path)).toMatchObject({ isAttending: true, waitingListCount: 1 });
    await page.close();
    await admin.remove(path);
  });
}
