import { rowsOf } from 'server/testing/postgres';
import { runningProduct } from './product';

/*
 * Lets time pass for one session: the product uses the machine's clock. Changes its database directly, which requires
 * PostgreSQL.
 */

/** Whether time can be changed here. */
export const canPassTime = (): boolean => runningProduct().database !== undefined;

const change = (statement: string) => rowsOf(runningProduct().database ?? '', statement);

/** Makes one of the server's timers due. */
export const makeDue = (name: 'places' | 'go-or-no-go' | 'openings' | 'pass-openings') =>
  change(`update timers set due_on = now() where name = '${name}'`);

/** Lets all offers expire, and the server notice it. */
export async function letOffersRunOut({ id }: { id: string }): Promise<void> {
  await change(
    `update places set offered_until = now() - interval '1 second' where session_id = '${id}' and standing = 'offered'`,
  );
  await makeDue('places');
}

/** Lets a session's opening come. */
export async function letOpen({ id }: { id: string }): Promise<void> {
  await change(`update sessions set opens_at = now() - interval '1 second' where id = '${id}'`);
  await makeDue('openings');
}

/** Lets the moment come at which a season's passes open. */
export async function letPassesOpen(name: string): Promise<void> {
  await change(`update seasons set opens_at = now() - interval '1 second' where name = '${name}'`);
  await makeDue('pass-openings');
}

/** Lets the entries of a session's draw close, and be published. */
export async function letEntriesClose({ id }: { id: string }): Promise<void> {
  await change(`update sessions set draws_at = now() - interval '6 seconds' where id = '${id}'`);
  await makeDue('openings');
}

/** Lets a session's published draw be made. */
export async function letDraw({ id }: { id: string }): Promise<void> {
  await change(`update draws set closed_on = now() - interval '1 hour' where session_id = '${id}'`);
  await makeDue('openings');
}

/** Lets e-mails about people's own answers go at once, which wait for a quarter of a minute; does nothing where time cannot pass. */
export const hurryMails = async () => {
  if (canPassTime())
    await change(
      `update outbox set due_on = now() where due_on between now() and now() + interval '16 seconds'`,
    );
};

/** Makes a session one that was announced days ago. */
export const letBeAnnouncedDaysAgo = ({ id }: { id: string }) =>
  change(`update sessions set created_on = created_on - interval '3 days' where id = '${id}'`);
