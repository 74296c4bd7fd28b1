import { fullName } from 'shared-api/contract';
import type { Db } from '../../data/rows';
import { findUsers } from '../../data/users';
import { refuse } from '../../errors/app-error';

/** When something was brought in, by whom, and whether it was taken back. */
interface Import {
  broughtBy: string;
  broughtOn: Date;
  takenBackOn: Date | null;
}

/** Until when something may be taken back. @param hours for which it may be */
const takeBackUntil = (broughtOn: Date, hours: number): Date =>
  new Date(broughtOn.getTime() + hours * 3600_000);

/** @throws AppError `tooLateToTakeBack` */
export const assertMayTakeBack = (
  { broughtOn }: Pick<Import, 'broughtOn'>,
  hours: number,
  now: Date,
): void => {
  if (now > takeBackUntil(broughtOn, hours)) refuse('tooLateToTakeBack', { values: { hours } });
};

/** @returns what the API says of an import besides what was brought in */
export async function sayingOfImports(
  db: Db,
  imports: readonly Import[],
  hours: number,
): Promise<
  (one: Import) => { broughtOn: string; broughtBy: string; until: string; takenBackOn: string | null }
> {
  const makers = await findUsers(db, [...new Set(imports.map(({ broughtBy }) => broughtBy))]);
  return ({ broughtBy, broughtOn, takenBackOn }) => {
    const maker = makers.find(({ id }) => id === broughtBy);
    return {
      ...{ broughtOn: broughtOn.toISOString(), broughtBy: maker ? fullName(maker) : '' },
      until: takeBackUntil(broughtOn, hours).toISOString(),
      takenBackOn: takenBackOn?.toISOString() ?? null,
    };
  };
}

/** A list that was read. @throws AppError `unreadableTable`, `tooManyLines` */
export const readable = <List extends { lines: readonly unknown[] }>(
  list: List | null,
  limit: number,
): List => {
  if (!list) return refuse('unreadableTable');
  return list.lines.length > limit ? refuse('tooManyLines', { values: { limit } }) : list;
};
