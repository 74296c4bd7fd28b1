import type { ListState } from './list-state';

/**
 * What the server is asked for a list's state: every filter under its own name. The state holds only what the
 * list's rules accept, which is what the server's schema accepts.
 * @param numbers the filters whose values are numbers
 */
export const queryOf = <Query extends object>(
  { search, page, pageSize, sort, filters }: ListState,
  numbers: readonly (keyof Query & string)[] = [],
): Query => {
  const typed = Object.entries(filters).map(([name, value]): [string, string | number] => [
    name,
    (numbers as readonly string[]).includes(name) ? Number(value) : value,
  ]);
  return {
    page,
    pageSize,
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
    ...Object.fromEntries(typed),
  } as unknown as Query;
};
