import { type CallName, type Calls, calls } from 'shared-api/contract';
import { readBacks, requestOf } from '../http/fields';
import { matrix } from '../http/permissions';
import type { Sent } from '../support/call';
import { clubForAll } from '../support/club';
import { shareOf } from '../support/engines';
import { textsOf } from '../support/texts';

const club = clubForAll();

/** Texts that have broken software before: each field refuses them, or keeps them as they are. */
const hostile = {
  'half a character': 'a\ud800b',
  'the other half': '\udc00',
  'character 0': 'a\u0000b',
  'a long text': 'x'.repeat(6000),
  'changed directions': 'שלום \u202eabc\u202c عليكم',
  'invisible signs': 'a\u200b\u2060\ufeffb',
  'accents on their own': 'Zoe\u0308 Be\u0301',
  'a ligature': 'ﷺ and ﬁ',
  'a family': '👨‍👩‍👧‍👦🏀',
  'ends of lines': 'a\u2028b\u2029c\r\nBcc: d',
  'a prototype': '__proto__',
  SQL: `'; drop table users; --`,
  HTML: '<img src=x onerror=alert(1)>{{7*7}}',
  'a formula': '=cmd|"/c calc"!A1',
};

const lists = ['guests', 'emails'];

/** A request with a text in one of its fields. */
function withText(name: keyof Calls, { params, query, body }: Sent, field: string, text: string): Sent {
  const schema = calls[name] as { params?: object; query?: { properties: object } };
  if (schema.params && !('body' in schema) && !schema.query) return { params: { ...params, [field]: text } };
  if (schema.query && field in schema.query.properties) return { query: { ...query, [field]: text } };
  const [first = '', ...rest] = field.split('.');
  const put = (within: unknown, keys: readonly string[]): unknown => {
    const [key, ...others] = keys;
    if (key === undefined) return lists.includes(field) ? [text] : text;
    return { ...(within as object), [key]: put((within as Record<string, unknown>)?.[key], others) };
  };
  return { body: put(body, [first, ...rest]) };
}

/** Has half of a surrogate pair. */
const isHalf = (text: string): boolean => /\p{Surrogate}/u.test(text);

const names = (Object.keys(calls) as (keyof Calls & CallName)[]).filter((name) => textsOf(name).length > 0);

test.each(names)('%s keeps any words as they are, or refuses them', async (name) => {
  const row = readBacks.find(([one]) => one === name)?.[1];
  const admin = await club.admin();
  for (const [index, field] of textsOf(name).entries()) {
    for (const [what, text] of shareOf(Object.entries(hostile), index + names.indexOf(name))) {
      const valid: Sent = row
        ? await requestOf(club, name as never, row)
        : { as: admin, ...(await matrix[name].send?.(club, admin, admin)) };
      const body = valid.body && row ? { ...(valid.body as object), ...row.values } : valid.body;
      const sent = { ...valid, body, ...withText(name, { ...valid, body }, field, text) };
      const headers = sent.body === undefined ? {} : { 'content-type': 'application/json' };
      const whole = { ...sent, ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }), headers };
      // A lone half cannot be written in an address: unstorable.engines.test.ts.
      if (sent.body === valid.body && isHalf(text)) continue;
      const reply = await club.call(name, whole);
      expect([name, field, what, reply.status < 500]).toEqual([name, field, what, true]);
      if (isHalf(text) || text.includes('\u0000')) expect(reply.status).toBeGreaterThanOrEqual(400);
      const [shown = ''] = field.split('.');
      if (reply.status >= 300 || !row || row.except?.[shown]) continue;
      const kept = (await row.read(club, sent as Required<Sent>, { ...(reply.body as object) }))[shown];
      expect([field, what, JSON.stringify(kept)]).toEqual([
        field,
        what,
        expect.stringContaining(JSON.stringify(text.trim()).slice(1, -1)),
      ]);
    }
  }
});
