import { and, isNotNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Call } from 'shared-api/contract';
import { type Db, isOneOf } from '../data/rows';
import { users } from '../data/schema';

const parts = { params: 'params', query: 'query', body: 'body' } as const;
type Part = keyof typeof parts;
type Field = readonly [part: Part, name: string];

interface Described {
  'x-user'?: true;
  items?: Described;
}

/** The fields of a call that name people (`UserId` of the contract). */
const namingPeople = (call: Call): Field[] =>
  (Object.keys(parts) as Part[]).flatMap((part) => {
    const { properties = {} } = (call[part] ?? {}) as { properties?: Record<string, Described> };
    return Object.entries(properties).flatMap(([name, field]): Field[] =>
      field['x-user'] || field.items?.['x-user'] ? [[part, name]] : [],
    );
  });

/** The walk-ins among some people who were merged with somebody, each with the id of who took everything over. */
export async function mergedAmong(db: Db, ids: readonly string[]): Promise<Record<string, string>> {
  const rows = await db
    .select({ id: users.id, mergedInto: users.mergedInto })
    .from(users)
    .where(and(isOneOf(users.id, ids), isNotNull(users.mergedInto)));
  return Object.fromEntries(rows.map(({ id, mergedInto }) => [id, mergedInto ?? id]));
}

/** What a call was sent. */
type Sent = Pick<FastifyRequest, Part>;

/**
 * Lets the id of a walk-in who was merged with somebody go on working: wherever a call names people, it is replaced by
 * the id of the person who took everything over.
 * @returns what a call means, from what it was sent; undefined for a call that names nobody
 */
export function replacesMerged(call: Call, db: Db): ((sent: Sent) => Promise<Sent>) | undefined {
  const fields = namingPeople(call);
  if (fields.length === 0) return undefined;
  return async (sent) => {
    const given = fields.flatMap(([part, name]) => {
      const value = (sent[part] as Record<string, string | string[] | undefined> | null | undefined)?.[name];
      return value === undefined ? [] : [{ part, name, value }];
    });
    const ids = given.flatMap(({ value }) => value);
    if (ids.length === 0) return sent;
    const merged = await mergedAmong(db, ids);
    const replaced = (id: string) => merged[id] ?? id;
    const meant = { ...sent };
    for (const { part, name, value } of given) {
      const people = typeof value === 'string' ? replaced(value) : [...new Set(value.map(replaced))];
      meant[part] = { ...(meant[part] as object), [name]: people };
    }
    return meant;
  };
}
