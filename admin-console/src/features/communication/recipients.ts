import { usersQuery } from '../../layout/api';

/** Everybody, a group, or chosen people; nobody at first. */
export type Audience = '' | 'all' | 'group' | 'some';

/** A selected person, with the name shown at the time. */
export interface Recipient {
  email: string;
  name: string;
}

/** Search results shown. */
const shown = 8;

/** People to choose from. */
export const candidatesQuery = (search: string) =>
  usersQuery({ page: 1, pageSize: shown, sort: 'name', ...(search ? { search } : {}) });

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
