import { SeasonStatus } from '../../shared-api/contract';
import { callerFor } from '../support/caller';
import { arrangePlayer, arrangeSession } from '../support/club';
import { asAdmin, openConsole } from '../support/console';
import { locales } from '../support/locales';
import { mailTo } from '../support/mailbox';
import { fresh, loggedIn } from '../support/people';
import { expect, test } from '../support/test';

/** A season in which no other test plays. */
const season = { startDate: '2040-01-02', endDate: '2040-03-31', price: 50, name: 'Hiver 2040' };

const firstInLine = { en: /you’re first on the waiting list/, fr: /vous êtes en tête de la liste d’attente/ };

for (const { language, t, path } of Object.values(locales)) {
  test(`whoever buys a pass for spots that all have a holder is told so, and is first in line (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const setStatus = (id: string, status: SeasonStatus) =>
      admin.call('patch', `/api/v1/Seasons/${id}/status`, { status });
    const offers = await admin.call<{ kind: string; season: { id: string } }[]>(
      'get',
      '/api/v1/SeasonSubscriptions/offers',
    );
    const usual = offers.find(({ kind }) => kind === 'nextSeason')?.season.id ?? '';
    await setStatus(usual, SeasonStatus.Inactive);
    const { id } = await admin.call<{ id: string }>('post', '/api/v1/Seasons', season);
    const arrange = async (name: string) => {
      const player = await arrangePlayer(request, fresh(name), 'Camille', language);
      return { player, ...(await callerFor(request, player)) };
    };
    const [holder, buyer] = [await arrange('premier'), await arrange('second')];
    await holder.call('post', `/api/v1/Seasons/${id}/register`);
    const announced = await arrangeSession(request, { sessionDate: '2040-01-07', maxCapacity: 1 });

    await loggedIn(page, buyer.player);
    await page.goto(path('planSelection'));
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: season.name }) });
    await expect(card).toContainText(t('plan.offer.firstInLine'));
    await expect(card).not.toContainText(t('plan.season.feature.spot'));
    await card.getByRole('button', { name: t('planSelection.season') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(t('planSelection.season.confirm.line'));
    await question.getByRole('button', { name: t('planSelection.season.confirm.do') }).click();
    await expect(page.getByRole('button', { name: t('subscription.cancel') })).toBeVisible();
    const lineOf = (one: typeof buyer, session: string) =>
      one.call<{ waitingPosition: number | null }>('get', `/api/v1/Sessions/${session}`);
    expect(await lineOf(buyer, announced.id)).toMatchObject({ waitingPosition: 1 });

    await openConsole(page, language, 'adminSessions');
    await page.getByRole('button', { name: t('sessions.create') }).click();
    const dialog = page.getByRole('dialog', { name: t('sessions.createDialog') });
    await dialog.getByLabel(t('ui.field.date')).fill('2040-01-14');
    await dialog.getByLabel(t('ui.field.capacity')).fill('1');
    const notice = t('sessions.fewerThanPasses', { passes: 2, capacity: 1, count: 1 });
    await expect(dialog.getByText(notice)).toBeVisible();
    const created = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/v1/Sessions'),
    );
    await dialog.getByRole('button', { name: t('sessions.createSubmit') }).click();
    const made = (await (await created).json()) as { id: string };
    expect(await lineOf(holder, made.id)).toMatchObject({ waitingPosition: null, place: { standing: 'in' } });
    expect(await lineOf(buyer, made.id)).toMatchObject({ waitingPosition: 1 });
    await mailTo(request, `${buyer.player.username}@example.org`, firstInLine[language]);

    for (const session of [announced, made]) await admin.remove(`/api/v1/Sessions/${session.id}`);
    await admin.remove(`/api/v1/Seasons/${id}`);
    await setStatus(usual, SeasonStatus.Active);
  });
}
