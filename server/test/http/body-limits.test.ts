import { type CallName, calls } from 'shared-api/contract';
import type { AppError } from '../../src/errors/app-error';
import { largeBodies, ordinaryBody, validatorCompiler } from '../../src/http/input';

interface Schema {
  type?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** The longest body that fits a schema, in bytes: a browser writes letters outside ASCII as they are, in up to four. */
function longest({ type, anyOf, properties, items, ...schema }: Schema): number {
  if (anyOf) return Math.max(...anyOf.map(longest));
  if (properties)
    return Object.entries(properties).reduce((sum, [name, one]) => sum + name.length + 4 + longest(one), 2);
  if (items) return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (longest(items) + 1);
  const isBase64 = schema.pattern?.includes('A-Za-z0-9+/') === true;
  const letters = schema.maxLength === undefined ? 40 : schema.maxLength * (isBase64 ? 1 : 4);
  return type === 'string' ? letters + 2 : 24;
}

/** 25,000 addresses are let through; not if all of them were as long as an address can be. */
const ofUsualAddresses: readonly string[] = [
  'POST /api/v1/Communication/{emailType}',
  'POST /api/v1/Communication/recipients',
];

const bodies = Object.entries(calls).flatMap(([name, call]) =>
  'body' in call && call.body ? [[name, call.body] as const] : [],
);

test.each(bodies.filter(([name]) => !ofUsualAddresses.includes(name)))(
  '%s takes as large a body as the contract allows',
  (name, body) => {
    expect(longest(body as Schema)).toBeLessThanOrEqual(largeBodies[name as CallName] ?? ordinaryBody);
  },
);

/** The arrays and objects on a body's first level, by name. */
const partsOf = ({ properties = {}, anyOf = [] }: Schema): [name: string, part: Schema][] => [
  ...Object.entries(properties),
  ...anyOf.flatMap(partsOf),
];
const lists = bodies.flatMap(([name, body]) =>
  partsOf(body as Schema).flatMap(([list, { items }]) => (items ? [[name, list, body] as const] : [])),
);

test.each(lists)('of a hundred thousand mistakes in a body, one is told: %s, %s', (_name, list, schema) => {
  const check = validatorCompiler({ schema, httpPart: 'body' } as never);
  for (const mistake of [0, '', {}, []]) {
    const { error } = check({ [list]: Array(100_000).fill(mistake) }) as { error: AppError };
    expect(error.details.fields?.length).toBeLessThan(5);
  }
});

test('nor are the names of a hundred thousand fields that there are not; of a form, each is told', () => {
  const call = calls['POST /api/v1/Users/login'];
  const check = validatorCompiler({ schema: call.body, httpPart: 'body' } as never);
  const fieldsOf = (body: object) => (check(body) as { error: AppError }).error.details.fields ?? [];
  const unknown = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`f${index}`, 0]));
  expect(fieldsOf(unknown).length).toBeLessThan(5);
  expect(fieldsOf({}).map(({ field }) => field)).toEqual(['username', 'password']);
});
