import { type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { limitToPage } from '../../src/db/listing';
import { type PaymentFilters, paymentsQuery } from '../../src/features/payments/store';
import { type UserFilters, usersQuery } from '../../src/features/users/list';
import { type Club, openClub } from '../support/club';
import { openLarge } from '../support/engines';

let club: Club;
beforeAll(async () => {
  club = await openClub({}, await openLarge());
});
afterAll(() => club.close());

const planOf = async (query: { getSQL(): SQL }): Promise<string> => {
  const { rows } = await club.database.db.execute(sql`explain ${query.getSQL()}`);
  return rows.map((row) => Object.values(row)[0]).join('\n');
};

const payments = (filters: PaymentFilters) =>
  planOf(limitToPage(paymentsQuery(club.database.db, filters) as unknown as PgSelect, filters));
const users = (filters: UserFilters) =>
  planOf(limitToPage(usersQuery(club.database.db, filters) as unknown as PgSelect, filters));

test.each<[string, PaymentFilters, string | RegExp]>([
  ['the newest', { pageSize: 20 }, 'payments_date_idx'],
  ['a far page', { pageSize: 20, page: 50 }, 'payments_date_idx'],
  ['pending ones', { pageSize: 20, status: 0 }, 'payments_status_date_idx'],
  // Nearly all payments are completed: for a month both indexes cost the same, and the statistics decide.
  [
    'a month',
    { pageSize: 20, from: '2024-05-01', to: '2024-05-31', status: 1 },
    /payments_(status_)?date_idx/,
  ],
  ['one player’s', { pageSize: 20, userId: '00000000-0000-7000-8000-000000000000' }, 'payments_user_idx'],
  ['a search', { pageSize: 20, search: 'user19999' }, 'users_search_idx'],
])('payments: %s come by an index', async (_, filters, index) => {
  const plan = await payments(filters);
  expect(plan).toMatch(index);
  expect(plan).not.toContain('Seq Scan on payments');
});

test.each<[string, UserFilters, string]>([
  ['by name', { pageSize: 20 }, 'users_name_idx'],
  ['by name, backwards', { pageSize: 20, sort: '-name' }, 'users_name_idx'],
  ['newest', { pageSize: 20, sort: '-createdOn' }, 'users_created_on_idx'],
  ['a search', { pageSize: 20, search: 'user1234@' }, 'users_search_idx'],
])('users: %s come by an index', async (_, filters, index) => {
  const plan = await users(filters);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on users');
});
