import { arrangeCaller, arrangeSession } from '../../support/club';
import { answerQuestion, asAdmin, openConsole, question } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { mailTo } from '../../support/mailbox';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

for (const { language, t, date } of journeyLocales('fr')) {
  test(`two presses on a session's page nudge those who have not answered (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const { id } = await arrangeSession(request);
    const silent = await arrangeCaller(request, 'muet', 'Camille', language);
    await openConsole(page, language, 'adminSession', { id });
    const path = `/api/v1/Sessions/${id}/turnout`;
    const { unanswered } = await admin.call<{ unanswered: object[] }>('get', path);
    await page
      .getByRole('button', { name: t('sessions.next.nudgeAll', { count: unanswered.length }) })
      .click();
    await expect(question(page)).toContainText('Camille Essai');
    const group = `sessionId=${id}&standing=unanswered&emailType=attendance-reminder`;
    const { people } = await admin.call<{ people: number }>(
      'get',
      `/api/v1/Communication/recipients?${group}`,
    );
    await answerQuestion(page, t('communication.send', { count: people }));
    await expect(page.getByText(t('communication.queued', { count: people }))).toBeVisible();
    const mail = await mailTo(
      request,
      silent.email,
      language === 'fr' ? /^Y serez-vous/ : /^Will you be there/,
    );
    expect(mail.text).toContain(`sessionId=${id}`);
  });

  test(`a group is said in words, written to later, and cancelled (${language})`, async ({
    page,
    request,
  }) => {
    const { id, sessionDate } = await arrangeSession(request);
    const player = await arrangeCaller(request, 'vient', 'Camille', language);
    await player.answer(id, true);
    await openConsole(page, language, 'adminCommunication', { session: id, standing: 'in', owes: 'yes' });
    const day = t('communication.who.in', { date: date(sessionDate, 'day') });
    const words = t('communication.who.and', { one: day, other: t('communication.who.owesForIt') });
    const said = words.charAt(0).toUpperCase() + words.slice(1);
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expect(page.getByText('Camille Essai', { exact: true })).toBeVisible();
    await field(page, t('communication.subjectFr')).fill(`Avant ${id}`);
    await field(page, t('communication.messageFr')).fill('Merci de payer');
    // A closed tab or a reload takes nothing of it.
    await page.reload();
    await page.getByRole('button', { name: t('ui.draft.restore') }).click();
    await expect(field(page, t('communication.subjectFr'))).toHaveValue(`Avant ${id}`);
    await expect(field(page, t('communication.messageFr'))).toHaveValue('Merci de payer');
    await page.getByRole('radio', { name: t('communication.later') }).check();
    await page.getByRole('button', { name: t('communication.schedule', { count: 1 }) }).click();
    await answerQuestion(page, t('communication.scheduleConfirm'), 'Camille Essai');
    await expect(page.getByText(t('communication.scheduled'))).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: `Avant ${id}` });
    await expect(row).toContainText(t('communication.mailings.scheduled'));
    await expect(row).toContainText(said);
    await row.getByRole('button').click();
    await expect(row).toContainText(t('communication.mailings.cancelled'));
  });
}
