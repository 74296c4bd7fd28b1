import type { Page } from '@playwright/test';
import { rowsOf } from 'server/testing/postgres';
import type { OwnProduct } from '../../../infra/bootstrap/own-product';
import { settled } from '../../../infra/checks/settled';
import { type Language, startingWith } from '../../support/catalogues';
import { freshDatabase } from '../../support/database';
import { logIn } from '../../support/fields';
import { journeyLocales, locales } from '../../support/locales';
import { people } from '../../support/people';
import { startTestProduct } from '../../support/product';
import { expect, test } from '../../support/test';

// Counts what the dashboard shows anew, in a database of its own.

let product: OwnProduct | undefined;
let base = '';
let database = '';

test.beforeAll(async () => {
  const own = await freshDatabase();
  database = own.DATABASE_URL;
  product = await startTestProduct({ ...own, SMTP_URL: 'smtp://127.0.0.1:9' });
  base = product.url;
});

test.afterAll(async () => {
  await product?.stop();
});

const sql = <Row extends object>(statement: string) => rowsOf<Row>(database, statement);

const open = async (page: Page, language: Language, route: string, query = {}) => {
  await logIn(page, language, people.admin, base);
  await page.goto(base + locales[language].path(route, query));
  await settled(page);
};

// Past sessions are over, whether or not that has been recorded.
const sessions = `
  select s.session_date, s.max_capacity, s.starts_at,
    case when s.status in (0, 1) and s.ends_at <= now() then 3 else s.status end as status,
    (select count(*) from places p where p.session_id = s.id and p.standing = 'in') as taken
  from sessions s`;
const recent = `
  select * from (${sessions}) s where session_date >= (now() at time zone 'America/Toronto')::date - 90`;

for (const { language, t, date: dateIn, number, percent } of journeyLocales('fr')) {
  test(`the dashboard says what the tables hold (${language})`, async ({ page }) => {
    await open(page, language, 'admin');
    const section = (title: string) =>
      page
        .locator('main section')
        .filter({ has: page.getByRole('heading', { name: t(title), exact: true }) });

    const [cards] = await sql<{ total: number; active: number; upcoming: number }>(`
      select count(*)::int as total, count(*) filter (where status = 0)::int as active,
        count(*) filter (where starts_at > now())::int as upcoming
      from (${sessions}) s`);
    expect(cards?.total).toBeGreaterThan(10);
    for (const card of ['total', 'active', 'upcoming'] as const)
      await expect(section(`dashboard.${card}`).getByRole('paragraph')).toHaveText(
        number(cards?.[card] ?? -1),
      );

    const tableOf = async (title: string): Promise<string[][]> => {
      await expect(section(title).getByRole('img')).toHaveAccessibleName(startingWith(t(title)));
      await section(title)
        .getByRole('button', { name: t('ui.list.table'), exact: true })
        .click();
      const rows = await section(title).locator('tbody tr').all();
      return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
    };

    const statuses = await sql<{ count: number; share: number }>(`
      select count(s.status)::int as count, count(s.status)::float8 / sum(count(s.status)) over () as share
      from generate_series(0, 3) one left join (${recent}) s on s.status = one group by one order by one`);
    const names = ['open', 'full', 'cancelled', 'completed'];
    expect(await tableOf('dashboard.statuses')).toEqual(
      statuses.map(({ count, share }, status) => [
        t(`ui.sessionStatus.${names[status]}`),
        number(count),
        percent(share),
      ]),
    );

    const levels = await sql<{ level: string; count: number; share: number }>(`
      select level, count(s.max_capacity)::int as count,
        count(s.max_capacity)::float8 / sum(count(s.max_capacity)) over () as share
      from (values ('high', 90, 1e9), ('medium', 50, 90), ('low', -1, 50)) as l (level, least, most)
      left join (${recent}) s
        on s.status = 3 and 100.0 * taken / max_capacity >= least and 100.0 * taken / max_capacity < most
      group by level, least order by least desc`);
    expect(await tableOf('dashboard.levels')).toEqual(
      levels.map(({ level, count, share }) => [t(`dashboard.level.${level}`), number(count), percent(share)]),
    );

    const dates = await sql<{ date: string; taken: number; places: number }>(`
      select to_char(session_date, 'YYYY-MM-DD') as date, avg(taken)::float8 as taken, avg(max_capacity)::float8 as places
      from (${recent}) s where status = 3 group by session_date order by session_date`);
    expect(await tableOf('dashboard.attendance')).toEqual(
      dates.map(({ date, taken, places }) => [
        dateIn(date, 'medium'),
        number(Math.round(taken * 10) / 10),
        number(Math.round(places * 100) / 100),
        percent(taken / places),
      ]),
    );
  });
}
