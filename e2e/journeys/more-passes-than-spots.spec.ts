import { gameDayFrom } from '../../shared-api/common/passes';
import { arrangeCaller } from '../support/club';
import { asAdmin, openConsole } from '../support/console';
import { journeyLocales } from '../support/locales';
import { mailTo } from '../support/mailbox';
import { expect, test } from '../support/test';

/** The next season, a new one per test, since passes outlive it. */
let year = 2040;
let seasonId = '';
const seasonName = () => `Hiver ${year}`;
const saturday = () => gameDayFrom(`${year}-01-05`, 6);

test.beforeEach(async ({ request }) => {
  const { call } = await asAdmin(request);
  year += 1;
  const dates = { startDate: `${year}-01-02`, endDate: `${year}-03-31` };
  const season = { ...dates, price: 50, maxPasses: 2, name: seasonName() };
  seasonId = (await call<{ id: string }>('post', '/api/v1/Seasons', season)).id;
});

test.afterEach(async ({ request }) => {
  const { remove } = await asAdmin(request);
  await remove(`/api/v1/Seasons/${seasonId}`);
});

const waiting = { en: /you’re on the waiting list/, fr: /vous êtes sur la liste d’attente/ };

for (const { language, t } of journeyLocales('fr')) {
  type Request = Parameters<typeof arrangeCaller>[0];
  const arrange = async (request: Request, name: string) => {
    const { player, email, call } = await arrangeCaller(request, name, 'Camille', language);
    const place = (session: string) => call<object>('get', `/api/v1/Sessions/${session}`);
    return { player, email, place, buy: () => call('post', `/api/v1/Seasons/${seasonId}/register`) };
  };

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
