import type {
  EmailType,
  MailGroup,
  Mailing,
  MailingDraft,
  MailingProgress,
  MailPreview,
  MailRecipients,
} from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { chunksOf, type Db, type Tx } from '../../data/rows';
import { stopNews } from '../../data/users';
import { refuse, refuseField } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Services } from '../../http/services';
import { clubFacts, mailContext, readUnsubscribeToken } from '../../mail/context';
import { messageOf } from '../../mail/message';
import { outboxWork } from '../../mail/outbox/sender';
import { progressOf, sendAgain } from '../../mail/outbox/store';
import { audit, sendAndLog } from '../log/write';
import { noteConsent } from '../privacy/consents';
import { findSessionOf, type GroupSession, inGroup, subjectSession } from './groups';
import { gatherers, withExample, withSubject } from './props';
import { schedule } from './scheduled';
import { idsOf, lastSentTo, membersOf, unknownAddresses, withAddress } from './store';

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
  services: Command,
  admin: Admin,
  emailType: EmailType,
  { emails, group, sendAt, ...draft }: Mailing,
): Promise<MailingProgress> {
  if (emailType === 'announcement' && Object.keys(messageOf(draft)).length === 0) {
    return refuseField('customMessage', 'messageRequired');
  }
  // Either of them.
  if (!emails === !group) return refuseField('emails', 'recipients');
  const { db: tx, clock } = services;
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
  const progress = await sendAndLog(services, admin, { ...mailing, sessionId }, who, said);
  return progress.total > 0 ? progress : refuseField('group', 'recipients');
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

/**
 * Sends failed e-mails again.
 * @param ids which; without it, all that can be
 */
export async function sendUnsent(
  { db: tx, clock, jobs }: Command,
  admin: Admin,
  ids: readonly string[] | undefined,
): Promise<{ emails: number }> {
  const emails = await sendAgain(tx, clock.now(), ids);
  if (emails > 0)
    await audit(tx, admin, { action: 'mailing.resend', about: [], after: { recipients: emails } });
  jobs.wake(outboxWork);
  return { emails };
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

/** Unsubscribes the owner of a token from news and reminders. */
export async function unsubscribe({ db: tx, config, clock }: Command, token: string): Promise<void> {
  const userId = readUnsubscribeToken(token, config);
  if (!userId) return refuse('invalidUnsubscribeLink');
  if (await stopNews(tx, userId))
    await noteConsent(tx, userId, { given: false, how: 'link', at: clock.now() });
}
