import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import type { Calls, Shape } from 'shared-api/contract';
import { cutPage, orderOf } from '../../db/listing';
import { users } from '../../db/schema';
import { containing, plainSql } from '../../db/search';
import type { Db } from '../../db/types';

export type UserFilters = Shape<Calls['GET /api/v1/Users']>['query'];

const sortable: Record<string, SQL> = {
  username: sql`lower(${users.username})`,
  email: sql`lower(${users.email})`,
  createdOn: sql`${users.createdOn}`,
  status: sql`${users.status}`,
};

const matching = ({ search, role, plan, status }: UserFilters): SQL | undefined =>
  and(
    role ? eq(users.isAdmin, role === 'admin') : undefined,
    plan === undefined ? undefined : eq(users.paymentPlan, plan),
    status === undefined ? undefined : eq(users.status, status),
    search?.trim() ? like(users.searchText, containing(search)) : undefined,
  );

function order(sort: UserFilters['sort']): SQL {
  // Two columns, as the index on names has them.
  const direction = sort === '-name' ? sql`desc` : sql`asc`;
  if (sort === undefined || sort === 'name' || sort === '-name') {
    const [last, first] = [plainSql(sql`${users.lastName}`), plainSql(sql`${users.firstName}`)];
    return sql`${last} ${direction}, ${first} ${direction}, ${users.id} ${direction}`;
  }
  return orderOf(sort, sortable, 'username', sql`${users.id}`);
}

/** The users that the filters select, by name unless sorted otherwise. */
export function listUsers(db: Db, filters: UserFilters) {
  const query = db.select().from(users).where(matching(filters)).orderBy(order(filters.sort));
  return cutPage(query.$dynamic(), filters);
}

/** How many there are in all. */
export const countUsers = (db: Db, filters: UserFilters): Promise<number> =>
  db.$count(users, matching(filters));
