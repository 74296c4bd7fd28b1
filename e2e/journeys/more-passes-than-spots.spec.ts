import { saturdayFrom } from '../../shared-api/common/passes';
import { type PassOffer, SeasonStatus } from '../../shared-api/contract';
import { arrangeCaller, arrangeSession } from '../support/club';
import { asAdmin, openConsole } from '../support/console';
import { journeyLocales } from '../support/locales';
import { mailTo } from '../support/mailbox';
import { openAs } from '../support/people';
import { expect, test } from '../support/test';

/** The next season, a new one per test, since passes outlive it. The demo club's is switched off meanwhile. */
let year = 2040;
let [seasonId, demoSeasonId]: string[] = [];
const seasonName = () => `Hiver ${year}`;
const saturday = () => saturdayFrom(`${year}-01-05`);

const toStatus = (id: string | undefined) => `/api/v1/Seasons/${id}/status`;

test.beforeEach(async ({ request }) => {
  const { call } = await asAdmin(request);
  const offers = await call<PassOffer[]>('get', '/api/v1/SeasonSubscriptions/offers');
  demoSeasonId = offers.find(({ kind }) => kind === 'nextSeason')?.season?.id;
  await call('patch', toStatus(demoSeasonId), { status: SeasonStatus.Inactive });
  year += 1;
  const season = { startDate: `${year}-01-02`, endDate: `${year}-03-31`, price: 50, name: seasonName() };
  seasonId = (await call<{ id: string }>('post', '/api/v1/Seasons', season)).id;
});

test.afterEach(async ({ request }) => {
  const { call, remove } = await asAdmin(request);
  await remove(`/api/v1/Seasons/${seasonId}`);
  await call('patch', toStatus(demoSeasonId), { status: SeasonStatus.Active });
});

const waiting = { en: /you’re on the waiting list/, fr: /vous êtes sur la liste d’attente/ };

for (const { language, t, path } of journeyLocales('fr')) {
  type Request = Parameters<typeof arrangeCaller>[0];
  const arrange = async (request: Request, name: string) => {
    const { player, email, call } = await arrangeCaller(request, name, 'Camille', language);
    const place = (session: string) => call<object>('get', `/api/v1/Sessions/${session}`);
    return { player, email, place, buy: () => call('post', `/api/v1/Seasons/${seasonId}/register`) };
  };

  test(`a pass for spots that all have a holder is sold as the first place in line (${language})`, async ({
    page,
    request,
  }) => {
    const [holder, buyer] = [await arrange(request, 'premier'), await arrange(request, 'second')];
    await holder.buy();
    const { id } = await arrangeSession(request, { sessionDate: saturday(), maxCapacity: 1 });
    await openAs(page, buyer.player, path('planSelection'));
    const heading = page.getByRole('heading', { name: seasonName() });
    const card = page.getByRole('article').filter({ has: heading });
    await expect(card).toContainText(t('plan.offer.firstInLine'));
    await expect(card).not.toContainText(t('plan.season.feature.spot'));
    await card.getByRole('button', { name: t('planSelection.season') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(t('planSelection.season.confirm.line'));
    await question.getByRole('button', { name: t('planSelection.season.confirm.do') }).click();
    await expect(page.getByRole('button', { name: t('subscription.cancel') })).toBeVisible();
    expect(await buyer.place(id)).toMatchObject({ waitingPosition: 1 });
    await (await asAdmin(request)).remove(`/api/v1/Sessions/${id}`);
  });

  test(`a session smaller than its passes takes who bought first, and its maker is warned (${language})`, async ({
    page,
    request,
  }) => {
    const [first, last] = [await arrange(request, 'premier'), await arrange(request, 'second')];
    await first.buy();
    await last.buy();
    await openConsole(page, language, 'adminSessions');
    await page.getByRole('button', { name: t('sessions.create') }).click();
    const dialog = page.getByRole('dialog', { name: t('sessions.create') });
    await dialog.getByLabel(t('ui.field.date')).fill(saturday());
    await dialog.getByLabel(t('ui.field.capacity')).fill('1');
    const notice = t('sessions.fewerThanPasses', { passes: 2, capacity: 1, count: 1 });
    await expect(dialog.getByText(notice)).toBeVisible();
    const created = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/v1/Sessions'),
    );
    await dialog.getByRole('button', { name: t('sessions.createSubmit') }).click();
    const { id } = (await (await created).json()) as { id: string };
    expect(await first.place(id)).toMatchObject({ place: { standing: 'in' } });
    expect(await last.place(id)).toMatchObject({ waitingPosition: 1 });
    await mailTo(request, last.email, waiting[language]);
    await (await asAdmin(request)).remove(`/api/v1/Sessions/${id}`);
  });
}
