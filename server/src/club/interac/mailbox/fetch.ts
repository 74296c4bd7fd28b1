import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { rules } from 'shared-api/contract';
import { firstOf, type Tx } from '../../../data/rows';
import { noticeMailbox, users } from '../../../data/schema';
import { addressesOf, readSettings } from '../../../data/settings';
import { isAdministrator } from '../../../data/users';
import { AppError, refuse } from '../../../errors/app-error';
import { type Command, perform } from '../../../http/perform';
import type { Services } from '../../../http/services';
import { inThread } from '../../../threads/in-thread';
import { audit } from '../../log/write';
import { countStates, importTransfers } from '../import';
import { readNotices } from '../notices/notice';
import type { ReadTransfer } from '../reading';
import { MailboxError, type OpenFolder, withFolder } from './imap';
import { findMailbox, type MailboxRow, passwordOf } from './mailbox';

const minuteMs = 60_000;
const limits = rules.noticeMailbox;
/** How many messages are read, imported and recorded at a time. */
const portionSize = 20;

/** Reads the mailbox if enabled. After a refused password it waits an hour, to avoid locking the account. */
export async function fetchBySchedule(services: Services): Promise<void> {
  const mailbox = await findMailbox(services.db);
  if (!mailbox?.isOn) return;
  const isRefused = mailbox.problem === 'login' || mailbox.problem === 'passwordLost';
  const sinceTried = services.clock.now().getTime() - (mailbox.triedOn?.getTime() ?? 0);
  if (isRefused && sinceTried < 60 * minuteMs) return;
  await fetchNotices(services);
}

/**
 * Reads new messages of the mailbox and imports their notices, as if each message were uploaded by an administrator.
 * Safe to interrupt: unrecorded messages are read again, and imported notices are recognised. Does nothing while
 * another process reads.
 * @throws AppError `mailboxNotSet`; the mailbox's own errors are stored, not thrown
 */
export async function fetchNotices(services: Services): Promise<void> {
  const { db, clock } = services;
  if (!(await findMailbox(db))) return refuse('mailboxNotSet');
  const now = clock.now();
  const mailbox = await perform(services, ({ db: tx }) =>
    leaseMailbox(tx, { now, until: new Date(now.getTime() + 2 * minuteMs) }),
  );
  if (!mailbox) return;
  try {
    const read = await readMailbox(services, mailbox);
    await reportSuccess(services, mailbox, { ...read, leasedUntil: null });
  } catch (error) {
    const problem = error instanceof MailboxError ? error.problem : 'failed';
    await reportFailure(services, mailbox, { problem, leasedUntil: null });
    if (problem === 'failed') throw error;
  }
}

async function readMailbox(
  services: Services,
  mailbox: MailboxRow,
): Promise<Pick<MailboxRow, 'last' | 'hasMore'>> {
  const password = passwordOf(mailbox, services.config);
  if (password === null) throw new MailboxError('passwordLost');
  return withFolder({ ...mailbox, password }, (folder) => readFolder(services, mailbox, folder));
}

async function readFolder(
  services: Services,
  mailbox: MailboxRow,
  folder: OpenFolder,
): Promise<Pick<MailboxRow, 'last' | 'hasMore'>> {
  const { uidValidity, uidNext } = folder;
  const last = { messages: 0, notices: 0, settled: 0, asked: 0 };
  // With another UIDVALIDITY, stored UIDs refer to other messages.
  const after = uidValidity === mailbox.uidValidity ? mailbox.lastUid : 0;
  const since = new Date(services.clock.now().getTime() - limits.days * 24 * 60 * minuteMs);
  const arrived = await folder.messagesAfter(after, since);
  let bytes = 0;
  for (let start = 0; start < arrived.length; start += portionSize) {
    if (last.messages >= limits.messages || bytes >= limits.bytes) return { last, hasMore: true };
    const uids = arrived.slice(start, start + portionSize);
    const messages = await folder.read(uids);
    const transfers = await transfersIn(services, messages);
    const { settled, ...asked } = countStates(await importNotices(services, transfers));
    bytes += messages.reduce((sum, { length }) => sum + length, 0);
    last.messages += uids.length;
    last.notices += transfers.length;
    last.settled += settled;
    last.asked += asked.unmatched + asked.partly + asked.over;
    const isHeld = await perform(services, ({ db: tx }) =>
      updateHeldMailbox(tx, mailbox, { uidValidity, lastUid: uids.at(-1) ?? after }),
    );
    if (!isHeld) return { last, hasMore: true };
  }
  const lastUid = Math.max(after, arrived.at(-1) ?? 0, uidNext - 1);
  await perform(services, ({ db: tx }) => updateHeldMailbox(tx, mailbox, { uidValidity, lastUid }));
  return { last, hasMore: false };
}

const readNoticesApart = inThread('readNotices', readNotices);

/** The transfer notices among some messages. One that cannot be read in time does not keep the others from it. */
async function transfersIn(
  { db, config, clock }: Services,
  messages: readonly Uint8Array[],
): Promise<ReadTransfer[]> {
  const clubAddress = addressesOf(await readSettings(db), config).paymentEmail;
  const { trustedServer } = config.mail;
  const read = (some: readonly Uint8Array[]) =>
    readNoticesApart(some, { trustedServer, clubAddress, today: clubDate(clock.now()) });
  try {
    return await read(messages);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const transfers: ReadTransfer[] = [];
    for (const message of messages) transfers.push(...(await read([message]).catch(() => [])));
    return transfers;
  }
}

async function importNotices(services: Services, transfers: ReadTransfer[]) {
  const kept = await importTransfers(services, transfers, null);
  const fresh = kept.filter(({ id }) => id !== null);
  if (fresh.length > 0) {
    const after = { source: 'mail', ...countStates(fresh) };
    await perform(services, ({ db: tx }) => audit(tx, null, { action: 'transfer.import', about: [], after }));
  }
  return fresh;
}

/** Records a successful read. Administrators who were notified of a failure are notified of the recovery. */
function reportSuccess(services: Services, mailbox: MailboxRow, read: Partial<MailboxRow>): Promise<void> {
  const well = { problem: null, problemSince: null, failingSince: null, reportedOn: null };
  return perform(services, async (command) => {
    const fetchedOn = command.clock.now();
    const isHeld = await updateHeldMailbox(command.db, mailbox, { ...read, ...well, fetchedOn });
    if (isHeld && mailbox.reportedOn) await mailAdministrators(command, { isRead: true, since: null });
  });
}

/** Records a failed read. Administrators are notified once, after a day of failures. */
function reportFailure(
  services: Services,
  mailbox: MailboxRow,
  { problem, ...released }: Pick<MailboxRow, 'problem' | 'leasedUntil'>,
): Promise<void> {
  const now = services.clock.now();
  const problemSince = mailbox.problem === problem ? mailbox.problemSince : now;
  const failingSince = mailbox.failingSince ?? now;
  const isLong = now.getTime() - failingSince.getTime() >= rules.noticeMailbox.reportHours * 3_600_000;
  const reportedOn = mailbox.reportedOn ?? (isLong ? now : null);
  return perform(services, async (command) => {
    const failed = { ...released, problem, problemSince, failingSince, reportedOn };
    const isHeld = await updateHeldMailbox(command.db, mailbox, failed);
    if (!isHeld || mailbox.reportedOn || !reportedOn) return;
    await mailAdministrators(command, { isRead: false, since: failingSince.toISOString() });
  });
}

async function mailAdministrators(
  { db: tx, emails }: Command,
  props: { isRead: boolean; since: string | null },
): Promise<void> {
  for (const admin of await tx.select().from(users).where(isAdministrator))
    await emails.notify('notice-mailbox', { to: admin, ...props });
}

/** Claims the mailbox for one process until an instant. @returns nothing when another one has it */
const leaseMailbox = (tx: Tx, { now, until }: { now: Date; until: Date }): Promise<MailboxRow | undefined> =>
  firstOf(
    tx
      .update(noticeMailbox)
      .set({ leasedUntil: until, triedOn: now })
      .where(or(isNull(noticeMailbox.leasedUntil), lt(noticeMailbox.leasedUntil, now)))
      .returning(),
  );

/** Condition: still the claimed mailbox, and not claimed by another process. */
const stillHeld = ({ version, leasedUntil }: MailboxRow): SQL | undefined =>
  and(
    eq(noticeMailbox.version, version),
    leasedUntil ? eq(noticeMailbox.leasedUntil, leasedUntil) : isNull(noticeMailbox.leasedUntil),
  );

/** Records progress or an outcome. @returns whether the claim still holds */
const updateHeldMailbox = async (tx: Tx, held: MailboxRow, values: Partial<MailboxRow>): Promise<boolean> =>
  (await tx.update(noticeMailbox).set(values).where(stillHeld(held)).returning()).length > 0;
