import { rules, UserStatus } from 'shared-api';
import { listPeople, type PersonFilters, peopleQuery } from './api';

/** Everybody, or a selection. */
export type Audience = 'all' | 'some';

/** A selected person, with the name shown at the time. */
export interface Recipient {
  email: string;
  name: string;
}

/** « Everybody » means people who can log in: a suspended or unconfirmed account gets no news. */
export const everybody: PersonFilters = { status: UserStatus.Active };

/** Search results shown. */
const shown = 8;

/** The number of people in « everybody ». */
export const everybodyQuery = () => peopleQuery({ ...everybody, page: 1, pageSize: 1 });

/**
 * The addresses of everybody, page by page.
 * @param onProgress receives the progress
 * @throws {ApiError} when a page fails to load
 */
export const allAddresses = async (onProgress: (done: number, total: number) => void): Promise<string[]> => {
  const pageSize = rules.page.max;
  const emails = new Set<string>();
  for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
    const { rows, total: all } = await listPeople({ ...everybody, page, pageSize });
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
  peopleQuery({ page: 1, pageSize: shown, sort: 'name', ...(search ? { search } : {}) });

const isRecipient = (one: unknown): one is Recipient =>
  typeof one === 'object' && one !== null && 'email' in one && 'name' in one;

/** The address in a link, or the addresses or people passed by another page. */
export const preselectedAddresses = (to: string | null, state: unknown): Recipient[] => {
  const given = (state as { recipients?: unknown } | null)?.recipients;
  const all = [...(Array.isArray(given) ? given : []), ...(to ? [to] : [])].flatMap((one): Recipient[] =>
    typeof one === 'string' ? [{ email: one, name: one }] : isRecipient(one) ? [one] : [],
  );
  return [...new Map(all.map((one) => [one.email, one])).values()];
};
