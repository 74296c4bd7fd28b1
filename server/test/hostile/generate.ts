import fc, { type Arbitrary } from 'fast-check';

interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
}

/** Texts that have broken software before. */
export const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '🏀'.repeat(50),
  'x'.repeat(5000),
  "'; drop table users; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%00%zz',
  '\r\nBcc: victim@example.com',
  '2026-02-31',
  '0000-01-01',
  '9999-12-31T99:99:99Z',
  '24:61',
  '-1',
  '1e999',
  'null',
  'true',
  '__proto__',
  '\\',
  '%_%',
  '00000000-0000-0000-0000-000000000000',
);

const nastyNumber = fc.constantFrom(0, -1, 0.001, 1e308, -1e308, 2 ** 31, 2 ** 53, 1.005, 99999999.99);

/** Arbitrary JSON, preferring values that break things. */
export const junk: Arbitrary<unknown> = fc.oneof(
  nasty,
  nastyNumber,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, false, [], {}, [[]], { length: 1e9 }, { toString: 'x' }, { $gt: '' }),
);

/** Values that mostly match a schema; patterns are matched where that is easy. */
function fitting(schema: Schema): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  if (schema.type === 'object' || schema.properties) return shaped(schema);
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') {
    const min = schema.minimum ?? 0;
    return fc.integer({ min, max: Math.min(schema.maximum ?? min + 1000, min + 1000) });
  }
  if (schema.type === 'number') return fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
  if (schema.type === 'null') return fc.constant(null);
  return textFor(schema);
}

function textFor({ pattern = '', minLength = 0 }: Schema): Arbitrary<string> {
  if (pattern.includes('{8}-')) return fc.uuid({ version: 7 });
  if (pattern.includes('(?:19|20|21)')) {
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  }
  if (pattern.includes('[0-5]')) return fc.constantFrom('00:00', '10:00', '12:30', '23:59');
  if (pattern.includes('@[A-Za-z0-9]')) return fc.emailAddress();
  if (pattern.includes('(?=.*[a-z])')) return fc.constantFrom('Pick-and-r0ll!', 'Alley-00p!');
  if (pattern.includes('[A-Za-z0-9_]{1,60}')) return fc.stringMatching(/^[A-Za-z0-9_]{1,20}$/);
  if (pattern.includes('[A-Za-z0-9_-]{32}')) return fc.stringMatching(/^[A-Za-z0-9_-]{32}$/);
  if (pattern.includes('[A-Za-z0-9_-]+')) return fc.stringMatching(/^[A-Za-z0-9_-]{3,20}$/);
  return fc.oneof(fc.string({ minLength: Math.max(minLength, 2), maxLength: 40 }), nasty);
}

/** An object like the schema's, with some fields replaced, some missing, and sometimes an extra one. */
export function shaped(schema: Schema): Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [
      name,
      fc.oneof({ weight: 6, arbitrary: fitting(part) }, { weight: 1, arbitrary: junk }),
    ]),
  );
  const known = fc.record(model, { requiredKeys: schema.required ?? [] } as never) as Arbitrary<
    Record<string, unknown>
  >;
  const extra = fc.dictionary(fc.constantFrom('isAdmin', 'id', 'passwordHash', 'constructor', 'x'), junk, {
    maxKeys: 1,
  });
  return fc
    .tuple(known, fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: extra }))
    .map(([fields, more]) => ({ ...more, ...fields }));
}

/** A body for a call: like its schema, or arbitrary. */
export const bodyFor = (schema: unknown): Arbitrary<unknown> => {
  const branches = (schema as Schema).anyOf ?? [schema as Schema];
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...branches.map(shaped)) },
    { weight: 1, arbitrary: junk },
  );
};
