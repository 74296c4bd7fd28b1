import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { type Call, calls } from 'shared-api/contract';
import type { Sent } from '../support/call';
import { clubForAll } from '../support/club';
import { type CallsWithBody, type Fields, readBacks, requestOf } from './fields';

const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
addFormats.default(ajv, ['date']);

interface Schema {
  anyOf?: Schema[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  minimum?: number;
}

const pages = ['facebook.com', 'instagram.com', 'youtube.com'].map((host) => `https://www.${host}/other`);
const examples = [7, 8, true, false, '2026-12-12', '18:30', ...pages];
let count = 0;
/** Unused names and addresses. */
const unique = (): string[] => [`other-${++count}`, `other-${count}@club.test`];

/** A valid value that differs from the current one. */
function anotherValue(schema: Schema, before: unknown): unknown {
  const [first] = schema.anyOf ?? [];
  if (first) return anotherValue(first, before);
  if (schema.properties) return anotherBody(schema.properties, (before ?? {}) as Fields);
  if (schema.items) return [anotherValue(schema.items, (before as unknown[] | undefined)?.[0])];
  const candidates = [
    ...(schema.enum ?? []),
    'Other text',
    ...unique(),
    ...examples,
    (schema.minimum ?? 0) + 1,
    (schema.minimum ?? 0) + 2,
  ];
  const value = candidates.find((one) => one !== before && ajv.validate(schema, one));
  if (value === undefined) throw new Error(`No example fits ${JSON.stringify(schema)}`);
  return value;
}

/** Other values for all these fields. */
const anotherBody = (fields: Record<string, Schema>, before: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, anotherValue(field, before[name])]),
  );

/** Not a field that is stored as it is sent: administration/edited-twice.test.ts. */
const precondition = 'version';

const club = clubForAll();

/** Makes a call, and reads what it stored. */
async function store(name: CallsWithBody, read: (typeof readBacks)[number][1]['read'], sent: Required<Sent>) {
  const reply: Fields = { ...((await club.call(name, sent)).ok() as object) };
  const stored = await read(club, sent, reply);
  // With the reply's version, the next change is no conflict.
  if ('version' in reply && 'version' in stored)
    expect({ version: stored.version }).toEqual({ version: reply.version });
  return stored;
}

test.each(readBacks)('%s stores every field that it accepts', async (name, row) => {
  const { anyOf, ...whole } = (calls[name] as Call).body as Schema;
  const { properties = {} } = anyOf?.[0] ?? whole;
  const fields = Object.entries(properties).filter(
    ([field]) => !row.except?.[field] && field !== precondition,
  );
  const before = await store(name, row.read, await requestOf(club, name, row));
  const request = await requestOf(club, name, row);
  const body = { ...anotherBody(Object.fromEntries(fields), before), ...row.values };
  const after = await store(name, row.read, { ...request, body: { ...(request.body as object), ...body } });
  for (const [field] of fields) {
    expect({ [field]: after[field] }).toEqual({ [field]: body[field] });
    expect({ [field]: after[field] }).not.toEqual({ [field]: before[field] });
  }
});
