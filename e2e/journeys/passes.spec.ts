import { addDays, clubDate, noonOf } from '../../shared-api/common/calendar';
import type { PassOffer } from '../../shared-api/contract';
import { answerTaken } from '../support/answers';
import { arrangeCaller, arrangeSession, fillSession } from '../support/club';
import { asAdmin } from '../support/console';
import { journeyLocales } from '../support/locales';
import { openAs, uniqueName } from '../support/people';
import { expect, test } from '../support/test';

/** A day within the current season, but not a Saturday: those have the demo's sessions. */
function weekdayAhead(): string {
  const date = addDays(clubDate(), 10);
  return noonOf(date).getUTCDay() === 6 ? addDays(date, 1) : date;
}

for (const { language, t, path, date } of journeyLocales('fr')) {
  test(`a pass holds a spot, which is released, taken back, and waited for before others (${language})`, async ({
    page,
    request,
  }) => {
    const [holder, dropIn, waiting] = [
      await arrangeCaller(request, 'abonne'),
      await arrangeCaller(request, 'passe'),
      await arrangeCaller(request, 'file'),
    ];
    const [current] = await holder.call<PassOffer[]>('get', '/api/v1/SeasonSubscriptions/offers');
    await holder.call('post', `/api/v1/Seasons/${current?.season?.id}/register`);
    const [sessionDate, location] = [weekdayAhead(), uniqueName('Gymnase')];
    const session = await arrangeSession(request, { sessionDate, location, maxCapacity: 60 });
    await fillSession(request, session);
    const day = date(sessionDate, 'day');

    await openAs(page, holder.player, path('schedule'));
    await page.getByLabel(t('schedule.search')).fill(day);
    const card = page.getByRole('article').filter({ hasText: location });
    const yes = card.getByRole('button', { name: `${t('session.answer.yes')}, ${day}` });
    const no = card.getByRole('button', { name: `${t('session.answer.no')}, ${day}` });
    await expect(card.getByText(t('pay.included'))).toBeVisible();
    await no.click();
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    const taken = answerTaken(page, true);
    await yes.click();
    await taken;
    await expect(yes).toHaveAttribute('aria-pressed', 'true');

    await dropIn.wait(session.id);
    // So that the page knows of who waits.
    await page.reload();
    await no.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('link.other.no') })
      .click();
    const join = card.getByRole('button', { name: t('schedule.waiting.joinOn', { date: day }) });
    await expect(join).toBeVisible();
    await waiting.wait(session.id);
    await join.click();
    await expect(card.getByText(t('session.waiting', { position: 1 }))).toBeVisible();

    await dropIn.call('put', `/api/v1/Attendance/sessions/${session.id}`, { isAttending: false });
    await expect(card.getByText(t('session.attending'))).toBeVisible();
    expect(await waiting.call('get', `/api/v1/Sessions/${session.id}`)).toMatchObject({ waitingPosition: 1 });
    await page.close();
    // Gives the pass back, which would hold a spot in the sessions of other journeys.
    await holder.call('patch', '/api/v1/Users/me/payment-plan', { paymentPlan: 1 });
    await (await asAdmin(request)).remove(`/api/v1/Sessions/${session.id}`);
  });
}
