import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Calls, Shape, User } from 'shared-api/contract';
import { type Listed, orderOf, readPage } from '../../db/listing';
import { users } from '../../db/schema';
import { finds, plainSql } from '../../db/search';
import type { Db } from '../../db/types';
import { toUser } from './view';

export type UserFilters = Shape<Calls['GET /api/v1/Users']>['query'];

const sortable: Record<string, SQL> = {
  username: sql`lower(${users.username})`,
  email: sql`lower(${users.email})`,
  createdOn: sql`${users.createdOn}`,
  status: sql`${users.status}`,
};

const matching = ({ search, role, plan, status }: UserFilters): SQL | undefined =>
  and(
    isNull(users.mergedInto),
    role === 'door' ? eq(users.isDoor, true) : role && eq(users.isAdmin, role === 'admin'),
    plan === undefined ? undefined : eq(users.paymentPlan, plan),
    status === undefined ? undefined : eq(users.status, status),
    finds(users.searchText, search),
  );

function order(sort: UserFilters['sort']): SQL {
  // Two columns, like the index on names.
  const direction = sort === '-name' ? sql`desc` : sql`asc`;
  if (sort === undefined || sort === 'name' || sort === '-name') {
    const [last, first] = [plainSql(sql`${users.lastName}`), plainSql(sql`${users.firstName}`)];
    return sql`${last} ${direction}, ${first} ${direction}, ${users.id} ${direction}`;
  }
  return orderOf(sort, sortable, 'username', sql`${users.id}`);
}

/** The list's query, exported for a test of its plan. */
export const usersQuery = (db: Db, filters: UserFilters) =>
  db.select().from(users).where(matching(filters)).orderBy(order(filters.sort)).$dynamic();

/** The filtered users, by name unless sorted otherwise. */
export const listUsers = (db: Db, filters: UserFilters): Promise<Listed<User>> =>
  readPage(usersQuery(db, filters), filters, () => db.$count(users, matching(filters)), toUser);
