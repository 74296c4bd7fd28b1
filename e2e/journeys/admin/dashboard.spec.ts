import { addDays, clubDate } from '../../../shared-api/common/calendar';
import { beginning } from '../../support/catalogues';
import { asAdmin, messagesIn, openConsole } from '../../support/console';
import { languages } from '../../support/routes';
import { expect, test } from '../../support/test';

interface Row {
  sessionDate: string;
  startTime: string;
  endTime: string;
  status: number;
  registeredPlayersCount: number;
  maxCapacity: number;
}

/** The club's wall clock, in a form that sorts. */
const clubNow = (): string => {
  const time = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(Date.now());
  return `${clubDate()} ${time}`;
};

// Computed from the raw list: the embedded database is not reachable from outside. Beside this, figures-in-sql.spec.ts.
for (const language of languages) {
  test(`the dashboard's figures are those of the sessions (${language})`, async ({ page, request }) => {
    const words = messagesIn(language);
    const { t, number } = words;
    const all = await (await asAdmin(request)).call<Row[]>('get', '/api/v1/Sessions/all?includePast=true');
    const recent = all.filter(({ sessionDate }) => sessionDate >= addDays(clubDate(), -90));
    await openConsole(page, language, 'admin');

    const card = (label: string) =>
      page
        .locator('main section')
        .filter({ has: page.getByRole('heading', { name: t(label), exact: true }) });
    for (const [label, count] of [
      ['dashboard.total', all.length],
      ['dashboard.active', all.filter(({ status }) => status === 0).length],
      [
        'dashboard.upcoming',
        all.filter(({ sessionDate, startTime }) => `${sessionDate} ${startTime}` > clubNow()).length,
      ],
    ] as const)
      await expect(card(label).getByRole('paragraph')).toHaveText(number(count));

    const tableOf = async (title: string): Promise<string[][]> => {
      const section = card(title);
      await expect(section.getByRole('img')).toHaveAccessibleName(beginning(t(title)));
      await section.getByRole('button', { name: t('dashboard.table'), exact: true }).click();
      const rows = await section.locator('tbody tr').all();
      return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
    };

    const share = (part: number, whole: number) => words.percent(whole > 0 ? part / whole : 0);
    const statuses = ['open', 'full', 'cancelled', 'completed'].map((name, status) => {
      const count = recent.filter((row) => row.status === status).length;
      return [t(`ui.sessionStatus.${name}`), number(count), share(count, recent.length)];
    });
    expect(await tableOf('dashboard.statuses')).toEqual(statuses);

    const past = recent.filter(({ status }) => status === 3);
    const filled = past.map((row) => (100 * row.registeredPlayersCount) / row.maxCapacity);
    const level = (name: string, belongs: (percent: number) => boolean) => {
      const count = filled.filter(belongs).length;
      return [t(`dashboard.level.${name}`), number(count), share(count, past.length)];
    };
    expect(await tableOf('dashboard.levels')).toEqual([
      level('high', (percent) => percent >= 90),
      level('medium', (percent) => percent >= 50 && percent < 90),
      level('low', (percent) => percent < 50),
    ]);

    const dates = [...new Set(past.map(({ sessionDate }) => sessionDate))].sort();
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const attendance = dates.map((date) => {
      const rows = past.filter(({ sessionDate }) => sessionDate === date);
      const average = mean(rows.map((row) => row.registeredPlayersCount));
      const capacity = mean(rows.map((row) => row.maxCapacity));
      return [
        words.date(date, 'medium'),
        number(Math.round(average * 10) / 10),
        number(Math.round(capacity * 100) / 100),
        share(average, capacity),
      ];
    });
    expect(await tableOf('dashboard.attendance')).toEqual(attendance);
  });
}
