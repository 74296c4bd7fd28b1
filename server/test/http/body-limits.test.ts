import { type CallName, calls } from 'shared-api/contract';
import { largeBodies, ordinaryBody } from '../../src/http/route';

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
  'body' in call && call.body && !ofUsualAddresses.includes(name) ? [[name, call.body] as const] : [],
);

test.each(bodies)('%s takes as large a body as the contract allows', (name, body) => {
  expect(longest(body as Schema)).toBeLessThanOrEqual(largeBodies[name as CallName] ?? ordinaryBody);
});
