import { asc, isNull } from 'drizzle-orm';
import { fullName, plain } from 'shared-api/contract';
import type { Db } from '../../data/rows';
import { users } from '../../data/schema';
import { isInvited, isUnconfirmedRegistration, type UserRow } from '../../data/users';

/** Somebody whom a line may be about. */
export interface Known {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
}

/** Whom a line is about, as the list says it. */
export interface Named {
  /** Empty when the line has none. */
  email: string;
  name: string;
}

/** Everybody whom a list from before may be about, by name. */
export async function readKnown(db: Db): Promise<UserRow[]> {
  const people = await db
    .select()
    .from(users)
    .where(isNull(users.mergedInto))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  return people.filter((row) => isInvited(row) || !isUnconfirmedRegistration(row));
}

/** Somebody as a preview shows them. */
export const shownPerson = ({ id, email, ...names }: Known): { id: string; name: string; email: string } => ({
  ...{ id, name: fullName(names), email: email ?? '' },
});

/** A name's words in one order, so that it does not matter which part comes first. */
export const wordsOf = (name: string): string =>
  plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');

/**
 * Finds people by their address or else, where a line has none, by their whole name.
 * @returns who may be meant: nobody, one, or all of that name
 */
export function finderAmong(people: readonly Known[]): (line: Named) => Known[] {
  const [byAddress, byName] = [new Map<string, Known[]>(), new Map<string, Known[]>()];
  const add = (map: Map<string, Known[]>, key: string, one: Known) => {
    if (key !== '') map.set(key, [...(map.get(key) ?? []), one]);
  };
  for (const one of people) {
    add(byAddress, one.email?.toLowerCase() ?? '', one);
    add(byName, wordsOf(`${one.firstName} ${one.lastName}`), one);
  }
  return ({ email, name }) =>
    (email === '' ? byName.get(wordsOf(name)) : byAddress.get(email.toLowerCase())) ?? [];
}

/** Why a line is about nobody in particular; null when it is about one person. @param found who may be meant */
export function problemOf(
  { email, name }: Named,
  found: readonly Known[],
): 'noPerson' | 'unknown' | 'several' | null {
  if (email === '' && wordsOf(name) === '') return 'noPerson';
  return found.length === 1 ? null : found.length > 1 ? 'several' : 'unknown';
}
