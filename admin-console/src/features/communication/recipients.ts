import { listUsers, rules, type UserFilters, UserStatus, usersQuery } from 'shared-api';

/** Everybody, or some. */
export type Audience = 'all' | 'some';

/** Somebody who was chosen, under the name that was seen then. */
export interface Recipient {
  email: string;
  name: string;
}

/** « Everybody » is who can log in: a suspended or unconfirmed account gets no news. */
export const everybody: UserFilters = { status: UserStatus.Active };

/** How many are shown of a search. */
const shown = 8;

/** How many people « everybody » is. */
export const everybodyQuery = () => usersQuery({ ...everybody, page: 1, pageSize: 1 });

/**
 * The addresses of everybody, page after page.
 * @param tell hears how far it is
 * @throws {ApiError} when a page does not arrive
 */
export const everybodysAddresses = async (tell: (done: number, total: number) => void): Promise<string[]> => {
  const pageSize = rules.page.max;
  const emails = new Set<string>();
  for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
    const { rows, total: all } = await listUsers({ ...everybody, page, pageSize });
    for (const { email } of rows) emails.add(email);
    seen += rows.length;
    total = all;
    tell(seen, total);
    if (rows.length < pageSize) break;
  }
  return [...emails];
};

/** Some people to choose from. */
export const candidatesQuery = (search: string) =>
  usersQuery({ page: 1, pageSize: shown, sort: 'name', ...(search ? { search } : {}) });

/** The address that a link brings, or the addresses that another page hands over. */
export const handedOver = (to: string | null, state: unknown): Recipient[] => {
  const given = (state as { recipients?: unknown } | null)?.recipients;
  const emails = Array.isArray(given) ? given.filter((email) => typeof email === 'string') : [];
  return [...new Set([...emails, ...(to ? [to] : [])])].map((email) => ({ email, name: email }));
};
