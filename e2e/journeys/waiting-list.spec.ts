import type { Session } from '../../shared-api/contract';
import { arrangeCaller, arrangeSession } from '../support/club';
import { journeyLocales } from '../support/locales';
import { linkIn, mailTo } from '../support/mailbox';
import { openAs } from '../support/people';
import { expect, test } from '../support/test';

test.use({ translated: !process.env.TEST_FULL });

for (const { language, t, path } of journeyLocales('en')) {
  test(`a yes becomes a no, and the place goes to the first in line, by mail (${language})`, async ({
    page,
    request,
  }) => {
    const session = await arrangeSession(request, { maxCapacity: 1 });
    const first = await arrangeCaller(request, 'premier');
    const waiting = await arrangeCaller(request, 'second', 'Dominique');
    await first.answer(session.id, true);
    await waiting.wait(session.id);
    await openAs(page, first.player, path('attendanceConfirmation', { sessionId: session.id }));
    await page.getByRole('button', { name: t('attendance.no'), exact: true }).click();
    // Somebody waits, so that it asks first.
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('link.other.no') }).click();
    await expect(
      page.getByRole('heading', { name: t('attendance.declined.title'), exact: true }),
    ).toBeVisible();

    const mail = await mailTo(request, waiting.email, /^A spot opened up: you’re in/);
    expect(mail.text).toContain('A spot opened up');
    expect(linkIn(mail, /attending=false/)).toContain(session.id);
    const seen = await waiting.call<Session>('get', `/api/v1/Sessions/${session.id}`);
    expect(seen).toMatchObject({ isAttending: true, registeredPlayersCount: 1 });

    // For the player who gave the place up, the session is now full.
    await page.goto(path('attendanceConfirmation', { sessionId: session.id }));
    await expect(page.getByRole('button', { name: t('attendance.yes.waits') })).toBeVisible();
  });
}
