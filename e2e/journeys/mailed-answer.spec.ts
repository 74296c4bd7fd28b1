import type { APIRequestContext } from '@playwright/test';
import { callerFor, mailAs } from '../support/caller';
import { type ArrangedSession, arrangeCaller, arrangePlayer, changeSession } from '../support/club';
import { journeyLocales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { people, uniqueName } from '../support/people';
import { expect, test } from '../support/test';

/** The mail asks about the next session, whichever that is: there must be a place in it. */
async function makeRoomIn(request: APIRequestContext, id: string) {
  const { call } = await callerFor(request, people.admin);
  const session = await call<ArrangedSession>('get', `/api/v1/Sessions/${id}`);
  await changeSession(request, session, { maxCapacity: session.maxCapacity + 5 });
}

for (const { language, t, path, address } of journeyLocales('fr')) {
  test(`a mailed link answers yes, and offers the no (${language})`, async ({ page, request }) => {
    const { email, call } = await arrangeCaller(request, 'lien');
    await mailAs(request, 'attendance-reminder', email, language);
    const mail = await mailTo(request, email, /Will you be there|Y serez-vous/);
    const yes = linkIn(mail, /attending=true/);
    expect(new URL(yes).pathname).toBe(path('attendanceLink'));
    const sessionId = new URL(yes).searchParams.get('sessionId') ?? '';
    await makeRoomIn(request, sessionId);

    const no = linkIn(mail, /attending=false/);
    const title = page.getByRole('heading', { level: 1 });
    const press = (id: string) => page.getByRole('button', { name: t(id), exact: true }).click();
    const answer = async () =>
      (await call<{ isAttending: boolean | null }>('get', `/api/v1/Sessions/${sessionId}`)).isAttending;
    /** Opens a link as a mail scanner does that runs scripts, and waits for what it would do. */
    const open = async (link: string, heading: string) => {
      await page.goto(link);
      await expect(title).toContainText(heading);
    };
    const [askedYes = '', askedNo = ''] = ['session.title.unanswered', 'session.giveUp.title'].map(
      (id) => t(id, { date: '#' }).split('#')[0],
    );

    // Nobody is logged in: the link's signature identifies the player. The price would become due.
    await open(yes, askedYes);
    await open(yes, askedYes);
    expect(await answer()).toBeNull();
    await press('session.answer.yes');
    await expect(title).toHaveText(t('link.yes.title'));
    await expect(page.getByRole('heading', { name: t('pay.title') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path('attendanceResult'));
    for (const order of [
      [yes, no],
      [no, yes],
    ])
      for (const link of [...order, ...order]) await open(link, link === yes ? t('link.yes.title') : askedNo);
    expect(await answer()).toBe(true);

    await page.getByRole('link', { name: t('link.other.no') }).click();
    await press('link.other.no');
    await expect(title).toHaveText(t('link.no.title'));
    expect(await answer()).toBe(false);

    // A result that is opened again answers nothing, and says what stands.
    await call('put', `/api/v1/Attendance/sessions/${sessionId}`, { isAttending: true });
    await page.reload();
    await expect(title).toHaveText(t('link.yes.title'));
    const here = page.url();
    await page.getByRole('link', { name: t('nav.language') }).click();
    await expect(page).not.toHaveURL(here);
    await page.goBack();
    await expect(title).toHaveText(t('link.yes.title'));
    expect(await answer()).toBe(true);

    await open(`${no.replaceAll('&', '&amp;')}>`, askedNo);
    await page.getByRole('link', { name: t('session.giveUp.keep') }).click();
    await expect(title).toHaveText(t('link.yes.title'));
    expect(await answer()).toBe(true);
  });

  test(`one press in a mail stops the club’s mails (${language})`, async ({ page, request }) => {
    const player = await arrangePlayer(request, uniqueName('silence'));
    const email = `${player.username}@example.org`;
    await mailAs(request, 'announcement', email, language);
    const mail = await mailTo(request, email, /News from|nouvelles/);
    await page.goto(linkIn(mail, address('unsubscribe')));
    await page.getByRole('button', { name: t('unsubscribe.do') }).click();
    await expect(page.getByRole('heading', { name: t('unsubscribe.done.title') })).toBeVisible();
    expect((await mailAs(request, 'announcement', email, language)).skipped).toBe(1);
  });
}
