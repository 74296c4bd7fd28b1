type Snapshot = Readonly<Record<string, unknown>> | null;

/** A changed field. */
export interface FieldChange {
  /** The field's path: `notifications.welcomeEmail`. */
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

/** Fields that nobody changes directly: versions, ids and derived values. */
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
 * The fields changed by an audited change.
 * @param before null for a new record
 * @param after null for a deleted record
 * @returns the changed fields, in their usual order
 */
export const changesBetween = (before: Snapshot, after: Snapshot): FieldChange[] => {
  const [old, fresh] = [new Map(flatten(before ?? {})), new Map(flatten(after ?? {}))];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((field) => !incidental.has(field))
    .map((field) => ({ field, before: old.get(field), after: fresh.get(field) }))
    .filter((change) => !same(change.before, change.after));
};
