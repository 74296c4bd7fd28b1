import { rowsOf } from '../../server/test/support/postgres';
import { runningProduct } from './product';

/*
 * Time that passes for one session: the product's clock is the machine's, and nobody waits for it. Its database is reached
 * past it, which needs PostgreSQL.
 */

/** Whether time can be made to pass here. */
export const canPassTime = (): boolean => runningProduct().database !== undefined;

const change = (statement: string) => rowsOf(runningProduct().database ?? '', statement);

/** Has the server do now what it does every few minutes. */
export const runJob = (name: 'places' | 'go-or-no-go') =>
  change(`insert into pgboss.job (name) values ('${name}')`);

/** Lets the time of everybody who is asked run out, and the server see it. */
export async function letOffersRunOut({ id }: { id: string }): Promise<void> {
  await change(
    `update places set offered_until = now() - interval '1 second' where session_id = '${id}' and standing = 'offered'`,
  );
  await runJob('places');
}

/** Makes a session one that was announced days ago. */
export const letBeAnnouncedDaysAgo = ({ id }: { id: string }) =>
  change(`update sessions set created_on = created_on - interval '3 days' where id = '${id}'`);
