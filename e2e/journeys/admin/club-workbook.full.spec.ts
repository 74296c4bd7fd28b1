import { readFile } from 'node:fs/promises';
import type {
  AttendancePreview,
  ClubData,
  InvitationPreview,
  OpeningPreview,
  PassPreview,
} from '../../../shared-api/contract';
import { asAdmin, openConsole } from '../../support/console';
import { journeyLocales } from '../../support/locales';
import { expect, test } from '../../support/test';

for (const { language, t } of journeyLocales('fr')) {
  test(`everything is taken along in a workbook that the console reads again (${language})`, async ({
    page,
    request,
  }) => {
    const admin = await asAdmin(request);
    await openConsole(page, language, 'adminSettings', { section: 'administration' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t('clubData.export') }).click();
    const file = await (await download).path();
    const content = (await readFile(file)).toString('base64');
    const data = await admin.call<ClubData>('get', '/api/v1/Settings/data');

    // No question is left, whatever sheet is looked for; who is here is known.
    const people = await admin.call<InvitationPreview>('post', '/api/v1/Users/invitations/preview', {
      content,
    });
    expect(people.asked).toBeNull();
    expect(
      people.people
        .map(({ email }) => email)
        .filter(Boolean)
        .sort(),
    ).toEqual(
      data.people
        .map(({ email }) => email)
        .filter(Boolean)
        .sort(),
    );
    const attendance = await admin.call<AttendancePreview>('post', '/api/v1/Attendance/imports/preview', {
      content,
    });
    expect(attendance.asked).toBeNull();
    expect(attendance.lines.reduce((sum, { came }) => sum + came, 0)).toBe(
      data.attendance.filter(({ came }) => came).length,
    );
    const passes = await admin.call<PassPreview>('post', '/api/v1/SeasonSubscriptions/imports/preview', {
      content,
    });
    expect(passes.asked).toBeNull();
    // Each has its pass already; with its price, what was paid and what is owed.
    expect(passes.lines.map(({ price, paid, owed }) => [price, paid, owed])).toEqual(
      data.passes.map(({ price, paid, owes }) => [price, paid, owes]),
    );
    const balances = await admin.call<OpeningPreview>('post', '/api/v1/Openings/preview', { content });
    expect(balances.asked).toBeNull();
    const cents = (sum: number) => Math.round(sum * 100);
    expect(cents(balances.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0))).toBe(
      cents(data.balances.reduce((sum, { owed, credit }) => sum + credit - owed, 0)),
    );
  });
}
