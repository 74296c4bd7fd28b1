import { and, asc, eq, max, type SQL, sql } from 'drizzle-orm';
import {
  type EmailType,
  Language,
  type MailGroup,
  type Mailing,
  type MailingDraft,
  type MailingProgress,
  type MailPreview,
  type MailRecipients,
  PaymentMethod,
  Plan,
} from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { chunksOf, type Db, type Tx } from '../../data/rows';
import { mailings, users } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { refuse, refuseField } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Services } from '../../http/services';
import { clubFacts, mailContext } from '../../mail/context';
import type { MailProps } from '../../mail/list';
import { messageOf } from '../../mail/message';
import { addMailing, mayGet } from '../../mail/outbox/sender';
import { progressOf } from '../../mail/outbox/store';
import { audit, sendAndLog } from '../log/write';
import { quotedPasses } from '../passes/offers';
import { nextSession } from '../places/sessions';
import { findSessionOf, type GroupSession, inGroup, subjectSession } from './groups';
import { gatherers, withSubject } from './props';

/** A group's session. @throws AppError `sessionNotFound`, `validation` for a standing without a session */
async function sessionOfGroup(db: Db, { sessionId, standing }: MailGroup): Promise<GroupSession | undefined> {
  if (sessionId) return (await findSessionOf(db, sessionId)) ?? refuse('sessionNotFound');
  return standing ? refuseField('sessionId', 'required') : undefined;
}

/** Who of a group would get an e-mail now. @throws AppError as `sessionOfGroup` */
export async function readRecipients(
  { db, clock }: Services,
  { emailType = 'announcement', ...group }: MailGroup & { emailType?: EmailType },
): Promise<MailRecipients> {
  const session = await sessionOfGroup(db, group);
  const found = await membersOf(db, inGroup(db, group, session, clock.now()), emailType);
  return { ...found, lastOn: await lastSentTo(db, emailType, group) };
}

/** Who of chosen people would get an e-mail now. */
export const readChosen = async (
  { db }: Services,
  { emailType, emails }: { emailType: EmailType; emails: string[] },
): Promise<MailRecipients> => ({ ...(await membersOf(db, withAddress(emails), emailType)), lastOn: null });

/**
 * Sends an administrator's message to the users with these addresses or of a group, or schedules it.
 * @throws AppError `validation` for an empty announcement, nobody to write to, or a time in the past;
 * `unknownRecipients` with an error for each unknown address; `sessionNotFound`
 */
export async function sendMailing(
  command: Command,
  admin: Admin,
  emailType: EmailType,
  { emails, group, sendAt, ...draft }: Mailing,
): Promise<MailingProgress> {
  if (emailType === 'announcement' && Object.keys(messageOf(draft)).length === 0) {
    return refuseField('customMessage', 'messageRequired');
  }
  // Either of them.
  if (!emails === !group) return refuseField('emails', 'recipients');
  const { db: tx, clock } = command;
  const now = clock.now();
  const session = group && (await sessionOfGroup(tx, group));
  await refuseUnknown(tx, emails ?? []);
  const each = [...new Set((emails ?? []).map((email) => email.toLowerCase()))];
  const mailing = { template: emailType, audience: group ?? null, ...draft };
  const said = { ...draft, ...group };
  if (sendAt) {
    const dueOn = instantOf(sendAt.date, sendAt.time);
    if (dueOn <= now) return refuseField('sendAt', 'notInPast');
    const people = group ? null : await idsOf(tx, each);
    const mailingId = await schedule(tx, { ...mailing, people, dueOn, adminId: admin.id });
    const after = { emailType, ...said, sendAt: dueOn.toISOString() };
    await audit(tx, admin, { action: 'mailing.schedule', entityId: mailingId, about: [], after });
    return progressOf(tx, mailingId);
  }
  const who = group ? [inGroup(tx, group, session, now)] : chunksOf(each).map(withAddress);
  const sessionId = subjectSession(emailType, session, now);
  const progress = await sendAndLog(command, admin, { ...mailing, sessionId }, who, said);
  return progress.total > 0 ? progress : refuseField('group', 'recipients');
}

/** Keeps a mailing until its time. @returns its id */
async function schedule(
  tx: Tx,
  mailing: Omit<typeof mailings.$inferInsert, 'id' | 'state' | 'key'>,
): Promise<string> {
  const id = await addMailing(tx, { ...mailing, state: 'scheduled' });
  if (!id) throw new Error('A mailing without a key is always a new one');
  return id;
}

/** @throws AppError `unknownRecipients` with an error for each address that no user has */
async function refuseUnknown(tx: Tx, emails: readonly string[]): Promise<void> {
  const unknown = await unknownAddresses(tx, emails);
  if (unknown.length === 0) return;
  const fields = unknown.map((address) => ({
    field: `emails.${emails.indexOf(address)}`,
    message: 'unknownRecipient' as const,
    values: { address },
  }));
  refuse('unknownRecipients', { fields });
}

/** The e-mail as the requesting administrator would get it. */
export async function previewMailing(
  { db, config, clock, pathTo }: Services,
  admin: Admin,
  emailType: EmailType,
  { language, sessionId, ...draft }: MailingDraft,
): Promise<MailPreview> {
  // Loaded with the first e-mail, to keep most of React out of the start.
  const { renderEmail } = await import('../../mail/render');
  const now = clock.now();
  const session = sessionId ? await findSessionOf(db, sessionId) : undefined;
  const audience = {
    db,
    now,
    receivers: [admin],
    message: messageOf(draft),
    sessionId: subjectSession(emailType, session, now),
    formerSession: null,
    toPlayers: false,
  };
  const propsFor = withSubject(await gatherers[emailType](audience), draft);
  const props = await withExample(db, audience.now, emailType, propsFor(admin));
  const context = mailContext(await clubFacts(db, config), config, pathTo, audience.now);
  return renderEmail(emailType, props, admin, language, context);
}

/** A list of addresses as one JSON parameter, however many there are. */
const listed = (emails: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb)`;

/**
 * Users with these addresses, ignoring case. The lateral limit makes both engines look each address up in the index;
 * without it they read the whole table for every list.
 */
const withAddress = (emails: readonly string[]): SQL => sql`${users.id} in (
  select found.id from ${listed(emails)} as address
  cross join lateral (select id from users u where lower(u.email) = lower(address) limit 1) found)`;

/** Addresses that no user has, limited to a readable number. */
async function unknownAddresses(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from ${listed(emails)} as address
    where not exists (select 1 from ${users} where lower(${users.email}) = lower(address)) limit 20`);
  return rows.map(({ address }) => address);
}

/** The users with these addresses. */
async function idsOf(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(withAddress(emails));
  return rows.map(({ id }) => id);
}

/** How many names of a mailing's people are listed. */
const namesShown = 200;

/** Who of some users would get a mailing, by first name, and how many would not. @param who condition on `users` */
async function membersOf(
  db: Db,
  who: SQL | undefined,
  template: EmailType,
): Promise<Omit<MailRecipients, 'lastOn'>> {
  const may = and(who, mayGet(template));
  const inOnly = (language: Language) =>
    sql<number>`count(*) filter (where ${users.language} = ${language}::smallint)::int`;
  const [counted] = await db
    .select({
      people: sql<number>`count(*)::int`,
      english: inOnly(Language.English),
      french: inOnly(Language.French),
    })
    .from(users)
    .where(may);
  const { people = 0, english = 0, french = 0 } = counted ?? {};
  const rows = await db
    .select({ name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(users)
    .where(may)
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(namesShown);
  const names = rows.map(({ name }) => name);
  return { people, names, readers: { english, french }, skipped: (await db.$count(users, who)) - people };
}

/** When a mailing of this kind was last sent to a group; null if never. */
async function lastSentTo(db: Db, template: EmailType, group: MailGroup): Promise<string | null> {
  const isAlike = sql`${mailings.audience} = ${JSON.stringify(group)}::jsonb`;
  const [row] = await db
    .select({ on: max(mailings.dueOn) })
    .from(mailings)
    .where(and(eq(mailings.template, template), eq(mailings.state, 'sent'), isAlike));
  return row?.on?.toISOString() ?? null;
}

const reference = 'CS-2345-6789';

/** Example values that a player would have and an administrator rarely has, by template and prop. */
async function exampleOf(db: Db, now: Date, template: EmailType): Promise<Record<string, unknown>> {
  const { defaultPrice: amount } = await readSettings(db);
  switch (template) {
    case 'payment-reminder': {
      const session = await nextSession(db, now);
      return { due: [{ amount, reference, plan: Plan.DropIn, date: session?.sessionDate ?? null }] };
    }
    case 'payment-confirmation': {
      const paymentDate = now.toISOString();
      return {
        payment: { amount, reference, plan: Plan.DropIn, method: PaymentMethod.Interac, paymentDate },
      };
    }
    case 'attendance-confirmation':
    case 'attendance-update': {
      const session = await nextSession(db, now);
      return { answer: session && { isAttending: true, session } };
    }
    case 'season-registration-confirmation': {
      const [pass] = await quotedPasses(db, now);
      return pass ? { pass: { startDate: pass.startDate, endDate: pass.endDate, price: pass.price } } : {};
    }
    default:
      return {};
  }
}

/** For a preview: fills missing personal data with an example at the club's prices and dates. */
async function withExample<Name extends EmailType>(
  db: Db,
  now: Date,
  template: Name,
  props: MailProps[Name],
): Promise<MailProps[Name]> {
  const example = Object.entries(await exampleOf(db, now, template)).filter(([prop]) => {
    const own: unknown = props[prop as keyof typeof props];
    return own === null || (Array.isArray(own) && own.length === 0);
  });
  return { ...props, ...Object.fromEntries(example) };
}
