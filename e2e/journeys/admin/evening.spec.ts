import { arrangeCaller, arrangeSession } from '../../support/club';
import { answerQuestion, asAdmin, openConsole, question } from '../../support/console';
import { journeyLocales } from '../../support/locales';
import { mailTo } from '../../support/mailbox';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

for (const { language, t } of journeyLocales('fr')) {
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
}
