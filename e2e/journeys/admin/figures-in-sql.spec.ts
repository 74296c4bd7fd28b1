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

// Compares the console's figures with its own PostgreSQL database, queried directly.

let product: OwnProduct | undefined;
let base = '';
let database = '';

test.beforeAll(async () => {
  const own = await freshDatabase();
  database = own.DATABASE_URL;
  product = await startTestProduct({ ...own, SMTP_URL: 'smtp://127.0.0.1:9' });
  base = product.url;
  // Cases missing in the demo club: cents, failed and refunded payments, and one at midnight at the end of a month.
  await sql(`
    insert into payments (id, user_id, reference, amount, plan, status, method, payment_date)
    select gen_random_uuid(), (select id from users where username = 'player'), 'SQL' || n, 10.07 * n, n % 2, n % 4, 0,
      timestamptz '2026-09-01 03:59:59.5+00' + n * interval '1 second'
    from generate_series(0, 11) n`);
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

for (const { language, t, date: dateIn, number, money, percent } of journeyLocales('fr')) {
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

  test(`the payments' sums and months are those of the table (${language})`, async ({ page }) => {
    const signed = 'case status when 1 then amount when 0 then 0 else -amount end';
    const [sums] = await sql<{ total: number; season: number; dropIn: number; count: number }>(`
      select sum(${signed})::float8 as total, sum(${signed}) filter (where plan = 0)::float8 as season,
        sum(${signed}) filter (where plan = 1)::float8 as "dropIn", count(*)::int as count
      from payments`);
    const months = await sql<{ month: string; total: number; count: number }>(`
      select to_char(payment_date at time zone 'America/Toronto', 'YYYY-MM') as month,
        sum(${signed})::float8 as total, count(*)::int as count
      from payments group by 1 order by 1 desc`);
    await open(page, language, 'adminPayments', { from: '', to: '', view: 'table' });

    const summary = page.getByRole('region', { name: t('payments.summary'), exact: true });
    for (const [label, value] of [
      ['total', money(sums?.total ?? Number.NaN)],
      ['season', money(sums?.season ?? Number.NaN)],
      ['dropIn', money(sums?.dropIn ?? Number.NaN)],
      ['count', number(sums?.count ?? Number.NaN)],
    ])
      await expect(
        summary
          .getByRole('heading', { name: t(`payments.summary.${label}`), exact: true })
          .locator('xpath=following-sibling::p'),
      ).toHaveText(value as string);

    const heads = page.getByRole('group', { name: t('payments.months') }).getByRole('heading', { level: 2 });
    await expect(heads).toHaveCount(months.length);
    for (const [index, { month, total, count }] of months.entries()) {
      const head = heads.nth(index);
      await expect(head).toContainText(dateIn(`${month}-01`, 'month'));
      await expect(head).toContainText(t('payments.month.count', { count }));
      await expect(head).toContainText(money(total));
    }
  });
}
