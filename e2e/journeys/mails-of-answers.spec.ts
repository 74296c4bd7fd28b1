import type { APIRequestContext } from '@playwright/test';
import { arrangePlayer, arrangeSession } from '../support/club';
import { journeyLocales } from '../support/locales';
import { type Mail, mailTo } from '../support/mailbox';
import { openAs, uniqueName } from '../support/people';
import { runningProduct } from '../support/product';
import { expect, test } from '../support/test';

/** The lines of a mail's only calendar file. */
async function calendarIn(request: APIRequestContext, { id, attachments = [] }: Mail): Promise<string[]> {
  const [file] = attachments;
  expect(attachments).toHaveLength(1);
  const url = `${runningProduct().mailbox}/api/email/${id}/attachment/${file?.generatedFileName}`;
  return (await (await request.get(url)).text()).replace(/\r\n[ \t]/g, '').split('\r\n');
}

for (const { language, t, path, longDate } of journeyLocales('en')) {
  test(`every answer leaves a mail, in one thread and in the calendar; a switch stops them (${language})`, async ({
    page,
    request,
  }) => {
    const session = await arrangeSession(request);
    const player = await arrangePlayer(request, uniqueName('courriel'));
    const address = `${player.username}@example.org`;
    const day = longDate(session.sessionDate);
    const subject = /^(Session on|Séance du)/;
    await openAs(page, player, path('schedule'));
    await page.getByLabel(t('schedule.search')).fill(day);

    await page.getByRole('button', { name: `${t('session.answer.yes')}, ${day}` }).click();
    const yes = await mailTo(request, address, subject);
    expect(yes.text).toMatch(language === 'fr' ? /Vous jouez!/ : /You’re in!/);
    const entry = await calendarIn(request, yes);
    expect(entry).toEqual(expect.arrayContaining(['METHOD:PUBLISH', `UID:${session.id}`]));

    await page.getByRole('button', { name: `${t('session.answer.no')}, ${day}` }).click();
    const no = await mailTo(request, address, subject, [yes]);
    expect(no.subject).toBe(yes.subject);
    expect(no.text).toMatch(language === 'fr' ? /Absence notée/ : /You’re not going/);
    expect(await calendarIn(request, no)).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', `UID:${session.id}`, 'STATUS:CANCELLED']),
    );
    expect(yes.headers.references).toContain(`<session.${session.id}@`);
    expect(no.headers.references).toBe(yes.headers.references);

    await page.goto(`${path('profile')}#emails`);
    await page.getByRole('button', { name: t('profile.news.more'), exact: true }).click();
    const answers = page.getByRole('switch', { name: t('profile.news.wantsAnswers') });
    await answers.click();
    await expect(page.getByText(t('profile.news.saved'))).toBeVisible();
    await page.reload();
    await expect(answers).not.toBeChecked();
  });
}
