import { type EmailCategory, type EmailType, type PushKind, UserStatus } from 'shared-api/contract';
import { startOf } from 'shared-api/instant';
import type { SessionFacts } from './facts';
import type { Mail } from './mail';
import * as mails from './mails';

export type MailName = keyof typeof mails;

/** Each mail's props, plain JSON: they are stored in its row. */
export type MailProps = {
  [Name in MailName]: (typeof mails)[Name] extends {
    samples(facts: never): Record<string, infer Props extends object>;
  }
    ? Props
    : never;
};

/** Mailings, or e-mails whose content is only known at sending time. */
export type MailingName = EmailType | 'go-or-no-go' | 'low-capacity-alert';

const list: { readonly [Name in MailName]: Mail<MailProps[Name]> } = { ...mails };

/** A mail by its name. */
export const mailOf = <Name extends MailName>(name: Name): Mail<MailProps[Name]> => list[name];

export const mailNames = Object.keys(mails) as MailName[];

/*
 * What follows from a mail's declaration. `account` messages open, verify, secure or close an account: they are always
 * sent. All others go to active members whose address is confirmed, since an unconfirmed address may be a stranger's.
 * `service` messages are about the person's money, or a session they may already be on their way to: they cannot be
 * switched off. `answers` result from what the person has just done; `spots` offer, give or take a spot without their
 * doing; `passes` are about their season pass. `reminders` and `news` invite or inform in general: they carry an
 * unsubscribe link (RFC 8058) and respect it.
 */

/** An e-mail as known when it is queued: mailings are filled in at sending time. */
export interface Email {
  template: MailName;
  props: MailProps[MailName] | null;
}

/** The category of an e-mail. One mail may serve a person's own answer and somebody else's action. */
export function categoryOf({ template, props }: Email): EmailCategory {
  const { category } = mailOf(template);
  if (category === 'answers or spots') {
    const { by = 'person' } = (props ?? {}) as { by?: string };
    return by === 'person' ? 'answers' : 'spots';
  }
  return typeof category === 'string' ? category : category(props as never);
}

/** The e-mails that are sent to the address of an account, and to no other. */
export const accountTemplates = mailNames.filter((name) => mailOf(name).category === 'account');

/** The user's columns that switch off each optional category; all of them must be on. */
const wishes = {
  account: [],
  service: [],
  answers: ['wantsAnswers'],
  spots: ['wantsSpots'],
  passes: ['wantsPasses'],
  reminders: ['wantsNews', 'wantsReminders'],
  news: ['wantsNews'],
} as const satisfies Record<EmailCategory, readonly string[]>;

/** A person's choice about some of the e-mails. */
export type Preference = (typeof wishes)[EmailCategory][number];

interface Receiver extends Readonly<Record<Preference, boolean>> {
  status: UserStatus;
  emailConfirmedOn: Date | null;
}

/** The switches that a recipient must have on to get an e-mail. */
export const preferencesFor = (email: Email): readonly Preference[] => wishes[categoryOf(email)];

/** Whether this e-mail may go to somebody, as they are now. @param to undefined when they have left the club */
export function mayReceive(email: Email, to: Receiver | undefined): boolean {
  const { category, isGoodbye = false } = mailOf(email.template);
  if (!to) return isGoodbye;
  if (category === 'account') return true;
  return isConfirmed(to) && preferencesFor(email).every((wish) => to[wish]);
}

/** Whether somebody is an active member whose address is theirs. */
export const isConfirmed = ({ status, emailConfirmedOn }: Omit<Receiver, Preference>): boolean =>
  status === UserStatus.Active && emailConfirmedOn !== null;

/** What devices are notified of by an e-mail's declaration; null if they are not. */
export function pushKindOf({ template, props }: Email): PushKind | null {
  const kind = mailOf(template).push?.kind ?? null;
  return typeof kind === 'function' ? kind(props as never) : kind;
}

/** Whether people may unsubscribe from this kind of e-mail. */
export const isNews = (name: MailName): boolean =>
  ['news', 'reminders'].includes(mailOf(name).category as string);

/** The session that an e-mail is about; null if it is about none, or about several. */
export function sessionOf<Props>(mail: Mail<Props>, props: Props): SessionFacts | null {
  if (mail.session) return mail.session(props);
  return (props as { session?: SessionFacts | null }).session ?? null;
}

/** What an e-mail reports the latest state of; null if a later e-mail does not supersede it. */
export function topicOf<Name extends MailName>(name: Name, props: MailProps[Name]): string | null {
  const mail = mailOf(name);
  const session = mail.isStanding && sessionOf(mail, props);
  return session ? `place ${session.id}` : null;
}

/** When an e-mail is no longer true; null if it stays true. @param madeOn when it became true */
export function expiryOf<Name extends MailName>(
  name: Name,
  props: MailProps[Name],
  madeOn: Date,
): Date | null {
  const mail = mailOf(name);
  const session = sessionOf(mail, props);
  if (!mail.trueUntil) return session && startOf(session);
  const until = mail.trueUntil(props, madeOn.getTime());
  return until === null ? null : new Date(until);
}

const day = 86_400_000;

/** Until when an e-mail is tried: for three days, or as long as it is true. */
export const triedUntil = (trueUntil: Date | null, now: Date): Date =>
  new Date(Math.min(trueUntil?.getTime() ?? Number.POSITIVE_INFINITY, now.getTime() + 3 * day));
