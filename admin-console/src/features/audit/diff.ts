type Snapshot = Readonly<Record<string, unknown>> | null;

/** One field that is not the same before and after. */
export interface FieldChange {
  /** Where the field is: `notifications.welcomeEmail`. */
  field: string;
  /** `undefined` where there was no such field. */
  before: unknown;
  after: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const flatten = (value: Record<string, unknown>, prefix = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([key, inner]): [string, unknown][] =>
    isObject(inner) ? flatten(inner, `${prefix}${key}.`) : [[`${prefix}${key}`, inner]],
  );

/** No change that somebody made: what counts the changes, names the record, or follows from its other fields. */
const incidental: ReadonlySet<string> = new Set([
  'version',
  'id',
  'userId',
  'sessionId',
  'seasonId',
  'subscriptionId',
  'createdOn',
  'weeks',
  'sessionsCount',
  'registeredUsersCount',
  'registeredPlayersCount',
  'waitingListCount',
]);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What an audited change changed.
 * @param before null for something new
 * @param after null for something deleted
 * @returns the fields that differ, in the order in which they are known
 */
export const changesBetween = (before: Snapshot, after: Snapshot): FieldChange[] => {
  const [old, fresh] = [new Map(flatten(before ?? {})), new Map(flatten(after ?? {}))];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((field) => !incidental.has(field))
    .map((field) => ({ field, before: old.get(field), after: fresh.get(field) }))
    .filter((change) => !same(change.before, change.after));
};
