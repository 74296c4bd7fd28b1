import { startingWith } from '../support/catalogues';
import { arrangeCaller, arrangeSession, changeSession } from '../support/club';
import { asAdmin, openConsole } from '../support/console';
import { journeyLocales } from '../support/locales';
import { mailsTo } from '../support/mailbox';
import { openAs } from '../support/people';
import { changeSettings } from '../support/settings';
import { expect, test } from '../support/test';

const saved = { en: 'The club has saved you a spot.', fr: 'Le club vous a réservé une place.' };

for (const { language, t, path } of journeyLocales('en')) {
  test(`a player’s switch, and the club’s, stop mails about spots, and none about changes (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const admin = await asAdmin(request);
    const session = await arrangeSession(request);
    const reason = 'Gymnase fermé / gym closed';
    const arrange = async (name: string) => {
      const arranged = await arrangeCaller(request, name, 'Sofia', language);
      const place = `/api/v1/Sessions/${session.id}/places/${arranged.id}`;
      return { ...arranged, putIn: () => admin.call('put', place, { move: 'in' }) };
    };
    const [wants, doesWithout, ofClub] = [await arrange('oui'), await arrange('non'), await arrange('club')];
    await wants.putIn();
    await wants.isTold(saved[language]);

    await openAs(page, doesWithout.player, `${path('profile')}#emails`);
    await page.getByRole('switch', { name: t('profile.news.wantsSpots') }).click();
    await expect(page.getByText(t('profile.news.saved'))).toBeVisible();
    await doesWithout.putIn();

    const desk = await (await browser.newContext()).newPage();
    await openConsole(desk, language, 'adminSettings');
    await desk.getByRole('button', { name: startingWith(t('settings.emails')) }).click();
    await desk.getByRole('button', { name: t('settings.more'), exact: true }).click();
    await desk.getByRole('switch', { name: t('settings.spotEmails') }).click();
    await desk.getByRole('button', { name: t('ui.action.save'), exact: true }).click();
    await expect(desk.getByText(t('settings.saved'))).toBeVisible();
    await desk.context().close();
    await ofClub.putIn();

    // The cancellation has no switch: once it has arrived, mails that were not stopped would have too.
    await changeSession(request, session, { status: 2, reason });
    for (const { email, isTold } of [doesWithout, ofClub]) {
      await isTold(reason);
      const texts = (await mailsTo(request, email)).map(({ text }) => text);
      expect(texts.filter((text) => text.includes(saved[language]))).toEqual([]);
    }
    await changeSettings(request, ({ notifications }) => ({
      notifications: { ...notifications, spotEmails: true },
    }));
    await admin.remove(`/api/v1/Sessions/${session.id}`);
  });
}
