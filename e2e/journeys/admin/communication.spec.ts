import { arrangePlayer } from '../../support/club';
import { answerQuestion, asAdmin, openConsole } from '../../support/console';
import { field } from '../../support/fields';
import { journeyLocales } from '../../support/locales';
import { mailTo } from '../../support/mailbox';
import { uniqueName } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ translated: !process.env.TEST_FULL });

for (const { language, t } of journeyLocales('fr')) {
  test(`a bilingual mail is previewed, tested on myself and sent to the one selected (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    const me = await admin.call<{ email: string }>('get', '/api/v1/Users/me');
    const { username } = await arrangePlayer(request, uniqueName('lecteur'));
    const mark = uniqueName('mot');
    const [english, french] = [`The gym moves, ${mark}.`, `Le gymnase déménage, ${mark}.`];
    await openConsole(page, language, 'adminCommunication');

    // Nothing is sent until somebody is chosen.
    await page.getByRole('radio', { name: t('communication.some') }).check();
    await page.getByRole('button', { name: t('communication.send', { count: 0 }), exact: true }).click();
    await expect(page.getByText(t('ui.rule.recipients'))).toBeVisible();
    await page.getByRole('searchbox', { name: t('users.search') }).fill(username);
    await page.getByRole('checkbox', { name: new RegExp(username) }).check();
    await expect(page.getByText(t('communication.chosen', { count: 1 }))).toBeVisible();
    await field(page, t('communication.messageEn')).fill(english);
    await field(page, t('communication.messageFr')).fill(french);

    const shown = page.getByRole('group', { name: t('communication.language') });
    const pick = (name: string) =>
      shown.getByRole('button', { name: t(`communication.language.${name}`), exact: true });
    const body = page.locator('iframe').contentFrame().locator('body');
    await expect(body).toContainText(english);
    await expect(body).toContainText(french);
    await pick('english').click();
    await expect(body).not.toContainText(french);
    await expect(body).toContainText(english);
    await pick('french').click();
    await expect(body).not.toContainText(english);
    await expect(body).toContainText(french);

    await page.getByRole('button', { name: t('communication.test') }).click();
    await expect(page.getByText(t('communication.testSent', { email: me.email }))).toBeVisible();
    await expect.poll(async () => (await mailTo(request, me.email, /./)).text).toContain(mark);

    await page.getByRole('button', { name: t('communication.send', { count: 1 }), exact: true }).click();
    await answerQuestion(page, t('communication.sendConfirm'), t('communication.sendTitle', { count: 1 }));
    await expect(page.getByText(t('communication.sent', { count: 1 })).first()).toBeVisible();
    // Sending clears the form.
    await expect(field(page, t('communication.messageEn'))).toHaveValue('');

    await expect
      .poll(async () => (await mailTo(request, `${username}@example.org`, /./)).text)
      .toContain(english);
    const mail = await mailTo(request, `${username}@example.org`, /./);
    expect(mail.text).toContain(french);
    expect(mail.to.map(({ address }) => address)).toEqual([`${username}@example.org`]);
  });
}
