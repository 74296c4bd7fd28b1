import { readFile } from 'node:fs/promises';
import { settled } from '../../infra/checks/settled';
import { startingWith } from '../support/catalogues';
import { arrangeCaller, arrangeSession } from '../support/club';
import { locales } from '../support/locales';
import { openAs } from '../support/people';
import { expect, test } from '../support/test';

const iso = (date: Date) => date.toISOString().slice(0, 10);

/**
 * The Saturdays before and after the clocks change, on the n-th Sunday of a month, in a year so far ahead that no
 * `freshSaturday` is one of them.
 */
const aroundChange = (month: number, sunday: number) => {
  const first = new Date(Date.UTC(new Date().getUTCFullYear() + 4, month - 1, 1));
  const change = ((7 - first.getUTCDay()) % 7) + 1 + (sunday - 1) * 7;
  const on = (day: number) => iso(new Date(Date.UTC(first.getUTCFullYear(), month - 1, day)));
  return [on(change - 1), on(change + 6)] as const;
};

/** Ten in the morning in Montréal, in UTC, in winter and in summer. */
const winter = 'T150000Z';
const summer = 'T140000Z';
const changes = {
  en: { days: aroundChange(3, 2), starts: [winter, summer] },
  fr: { days: aroundChange(11, 1), starts: [summer, winter] },
} as const;

for (const { language, t, path, longDate } of Object.values(locales)) {
  test(`sessions one has answered are listed, and answers remembered (${language})`, async ({
    page,
    request,
  }) => {
    const { player, answer } = await arrangeCaller(request, 'liste');
    const [yes, no] = [await arrangeSession(request), await arrangeSession(request)];
    await answer(yes.id, true);
    await answer(no.id, false);

    await openAs(page, player, path('mySessions'));
    const [all = ''] = t('mySessions.several.all', { count: '#' }).split('#');
    const more = page.getByRole('button', { name: startingWith(all) });
    await settled(page);
    await expect(page.getByRole('region', { name: t('mySessions.upcoming') })).toBeVisible();
    if (await more.isVisible()) await more.click();
    // One row for each, with both answers.
    const group = (date: string) =>
      page.getByRole('group', { name: t('session.answer', { date: longDate(date) }) });
    const pressed = { pressed: true } as const;
    await expect(group(yes.sessionDate).getByRole('button', pressed)).toHaveText(t('session.answer.yes'));
    await expect(group(no.sessionDate).getByRole('button', pressed)).toHaveText(t('session.answer.no'));

    // What is ahead is neither a presence nor an absence.
    await page.goto(path('myAttendance'));
    await expect(page.getByRole('heading', { name: t('history.none.title') })).toBeVisible();
  });

  test(`a session goes into one’s calendar at the right hour, summer and winter (${language})`, async ({
    page,
    request,
  }) => {
    const { player, answer } = await arrangeCaller(request, 'agenda');
    const { days, starts } = changes[language];
    for (const sessionDate of days) await answer((await arrangeSession(request, { sessionDate })).id, true);

    await openAs(page, player, path('schedule'));
    for (const [rank, day] of days.entries()) {
      await page.getByLabel(t('schedule.search')).fill(longDate(day));
      await page.getByRole('button', { name: t('session.more', { date: longDate(day) }) }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: `${t('session.addToCalendar')}, ${longDate(day)}` }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe(`${t('session.calendarFile', { date: day })}.ics`);
      const file = await readFile(await download.path(), 'utf8');
      expect(file).toContain(`DTSTART:${day.replaceAll('-', '')}${starts[rank]}`);
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\s*$/);
      expect(file).toContain('LOCATION:Gymnase du test');
    }
  });
}
