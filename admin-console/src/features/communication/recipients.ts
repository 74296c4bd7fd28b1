import { listUsers, rules, type UserFilters, UserStatus, usersQuery } from 'shared-api';

/** Everybody, or a selection. */
export type Audience = 'all' | 'some';

/** A selected person, with the name shown at the time. */
export interface Recipient {
  email: string;
  name: string;
}

/** « Everybody » means people who can log in: a suspended or unconfirmed account gets no news. */
export const everybody: UserFilters = { status: UserStatus.Active };

/** Search results shown. */
const shown = 8;

/** The number of people in « everybody ». */
export const everybodyQuery = () => usersQuery({ ...everybody, page: 1, pageSize: 1 });

/**
 * The addresses of everybody, page by page.
 * @param onProgress receives the progress
 * @throws {ApiError} when a page fails to load
 */
export const allAddresses = async (onProgress: (done: number, total: number) => void): Promise<string[]> => {
  const pageSize = rules.page.max;
  const emails = new Set<string>();
  for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
    const { rows, total: all } = await listUsers({ ...everybody, page, pageSize });
    for (const { email } of rows) emails.add(email);
    seen += rows.length;
    total = all;
    onProgress(seen, total);
    if (rows.length < pageSize) break;
  }
  return [...emails];
};

/** People to choose from. */
export const candidatesQuery = (search: string) =>
  usersQuery({ page: 1, pageSize: shown, sort: 'name', ...(search ? { search } : {}) });

/** The address in a link, or the addresses passed by another page. */
export const preselectedAddresses = (to: string | null, state: unknown): Recipient[] => {
  const given = (state as { recipients?: unknown } | null)?.recipients;
  const emails = Array.isArray(given) ? given.filter((email) => typeof email === 'string') : [];
  return [...new Set([...emails, ...(to ? [to] : [])])].map((email) => ({ email, name: email }));
};
