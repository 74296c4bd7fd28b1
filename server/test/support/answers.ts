import { sql } from 'drizzle-orm';
import { type CallName, type Calls, calls } from 'shared-api/contract';
import { shortIdOf } from 'shared-api/session-line';
import type { Club, Person } from './club';

const reads = (Object.keys(calls) as (keyof Calls & CallName)[]).filter((name) => name.startsWith('GET'));

/** Where the ids in the paths of these nouns come from; other nouns are tables. */
const tables: Record<string, string> = {
  Attendance: 'sessions',
  Balances: 'accounts',
  Communication: 'mailings',
  PrivacyRequests: 'privacy_requests',
};

/** What somebody gets by each call that reads, one reply for each of the records that there are. @param as nobody by default */
export async function everyAnswerTo(club: Club, as?: Person) {
  const answers = new Map<keyof Calls, { status: number; body: unknown }[]>();
  for (const name of reads) {
    const [, key] = /\{(\w+)\}/.exec(name) ?? [];
    const [, , , noun = ''] = name.split('/');
    const table = sql.identifier(tables[noun] ?? noun.toLowerCase());
    const { rows } = await (key && key !== 'month'
      ? club.database.db.execute<{ id: string }>(sql`select id from ${table} order by id`)
      : { rows: [{ id: '2026-11' }] });
    const query = name.endsWith('/holders') ? { date: '2026-11-28' } : {};
    const replies = [];
    for (const { id } of rows) {
      const { status, body } = await club.call(name, {
        ...{ as, query },
        params: key ? { [key]: key === 'short' ? shortIdOf({ id }) : id } : {},
      });
      replies.push({ status, body });
    }
    answers.set(name, replies);
  }
  return answers;
}
