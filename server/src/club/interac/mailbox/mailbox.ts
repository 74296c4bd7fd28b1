import { sql } from 'drizzle-orm';
import { type NoticeMailbox, type NoticeMailboxChange, rules } from 'shared-api/contract';
import type { Config } from '../../../config/config';
import { seal, unseal } from '../../../crypto/seal';
import { type Db, firstOf, type Tx } from '../../../data/rows';
import { noticeMailbox } from '../../../data/schema';
import { refuse } from '../../../errors/app-error';
import type { Admin } from '../../../http/access';
import type { Command } from '../../../http/perform';
import type { Services } from '../../../http/services';
import { audit } from '../../log/write';

/** Defaults shown until a mailbox is configured. */
const none = {
  host: '',
  port: rules.noticeMailbox.port.default,
  security: 'tls',
  username: '',
  folder: 'INBOX',
  isOn: false,
} as const;
const nothingRead = { messages: 0, notices: 0, settled: 0, asked: 0 };

/** The mailbox's settings and state, without its password. */
export async function showMailbox({ db, config, clock }: Services): Promise<NoticeMailbox> {
  const row = await findMailbox(db);
  return {
    ...(row ? settingsOf(row) : none),
    hasPassword: row !== undefined,
    isFetching: (row?.leasedUntil?.getTime() ?? 0) > clock.now().getTime(),
    fetchedOn: row?.fetchedOn?.toISOString() ?? null,
    problem: row?.problem ?? null,
    problemSince: row?.problemSince?.toISOString() ?? null,
    last: row?.last ?? nothingRead,
    hasMore: row?.hasMore ?? false,
    trustedServer: config.mail.trustedServer ?? null,
    version: row?.version ?? 1,
  };
}

/**
 * Saves the mailbox's settings. The password is bound to its server and user: otherwise anybody with administrator
 * rights for a minute could have it sent to their own server.
 */
export async function changeMailbox(
  command: Command,
  { password, version, ...change }: NoticeMailboxChange,
  caller: Admin,
): Promise<NoticeMailbox> {
  if (change.security === 'none' && !isThisMachine(change.host)) return refuse('mailboxUnprotected');
  const { mailboxPassword } = command.config.keys;
  const { db: tx } = command;
  const before = await lockMailbox(tx);
  if (before && version !== undefined && version !== before.version) return refuse('changedMeanwhile');
  const isSameAccount = before !== undefined && accountOf(before) === accountOf(change);
  if (password === undefined && !isSameAccount) return refuse('mailboxPasswordNeeded');
  const isSameFolder = isSameAccount && before.folder === change.folder;
  await putMailbox(tx, {
    ...change,
    sealedPassword:
      password === undefined && before
        ? before.sealedPassword
        : seal(password ?? '', mailboxPassword, accountOf(change)),
    // Ends a running read's claim, so that another process may begin.
    leasedUntil: null,
    problem: null,
    problemSince: null,
    failingSince: null,
    hasMore: false,
    ...(!isSameFolder && { uidValidity: null, lastUid: 0, fetchedOn: null, last: null }),
  });
  const action = 'mailbox.update';
  const was = before ? settingsOf(before) : null;
  await audit(tx, caller, { action, about: [], before: was, after: change });
  return showMailbox(command);
}

/** The mailbox's password; null when encrypted with a key that this process does not have. */
export const passwordOf = (row: MailboxRow, { keys }: Pick<Config, 'keys'>): string | null =>
  unseal(row.sealedPassword, keys.mailboxPassword, accountOf(row));

const settingsOf = ({ host, port, security, username, folder, isOn }: MailboxRow) => ({
  host,
  port,
  security,
  username,
  folder,
  isOn,
});

/** The password's context for encryption. */
const accountOf = (mailbox: Pick<MailboxRow, 'host' | 'port' | 'security' | 'username'>): string =>
  JSON.stringify([mailbox.host.toLowerCase(), mailbox.port, mailbox.security, mailbox.username]);

const isThisMachine = (host: string): boolean =>
  ['localhost', '127.0.0.1', '::1'].includes(host.toLowerCase());

export type MailboxRow = typeof noticeMailbox.$inferSelect;

/** The mailbox, or undefined when none is configured. */
export const findMailbox = (db: Db): Promise<MailboxRow | undefined> =>
  firstOf(db.select().from(noticeMailbox));

/** Locks the mailbox until the transaction ends. */
const lockMailbox = (tx: Tx): Promise<MailboxRow | undefined> =>
  firstOf(tx.select().from(noticeMailbox).for('update'));

/** Creates or replaces the mailbox. */
const putMailbox = (tx: Tx, values: typeof noticeMailbox.$inferInsert): Promise<unknown> =>
  tx
    .insert(noticeMailbox)
    .values(values)
    .onConflictDoUpdate({
      target: noticeMailbox.id,
      set: { ...values, version: sql`${noticeMailbox.version} + 1` },
    });
