import { type Static, Type } from 'typebox';
import { AuditEntry } from './administration';
import {
  ByUser,
  CalendarDate,
  Email,
  GivenPassword,
  Id,
  Instant,
  LanguageNumber,
  LinkToken,
  MessageReply,
  Name,
  NewPassword,
  Notes,
  Nothing,
  Nullable,
  Optional,
  PagePath,
  PlanNumber,
  paging,
  Recipients,
  sortBy,
  strict,
  UserId,
  UserIds,
  Username,
  UserStatusNumber,
  Version,
  WallTime,
} from './atoms';
import { defineCalls } from './call';
import { emailCategories, mailProblems } from './enums';
import { Place } from './session';
import { PassGift } from './subscriptions';

const who = { username: Username, firstName: Name, lastName: Name, email: Email };

/** Somebody with an account, who may not have said their last name yet (`JoinDraft`). */
const known = { ...who, lastName: Type.String() };

/** Of a walk-in, username and address are empty, and perhaps the last name. */
const shown = {
  username: Type.String({ description: 'Empty for a walk-in, who has no account' }),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String({ description: 'Of a walk-in, as it was given at the door; empty without one' }),
};

/** Optional e-mails; those about accounts and payments are always sent. */
const wishes = {
  wantsNews: Type.Boolean({
    description: 'Reminders and announcements by email; service messages do not ask',
  }),
  wantsReminders: Type.Boolean({ description: 'Of the news, the reminders of sessions' }),
  wantsAnswers: Type.Boolean({ description: 'What follows from their own answers' }),
  wantsSpots: Type.Boolean({ description: 'A spot offered, given or taken without their doing' }),
  wantsPasses: Type.Boolean({ description: 'Their season pass, and the spots that it holds' }),
};

const asksFirst = Type.Boolean({
  description: 'Wants to be asked before a waiting list gives them a place',
});

/** The language of automatic mails; requested mails use the language of the request. */
const language = LanguageNumber;

const isDoor = Type.Boolean({ description: 'Runs the mornings at the door' });

/** The caller's own account. */
export const Me = strict({
  id: Id,
  ...known,
  isAdmin: Type.Boolean(),
  isDoor: Optional(isDoor),
  paymentPlan: PlanNumber,
  status: UserStatusNumber,
  createdOn: Instant,
  emailConfirmed: Type.Boolean(),
  pendingEmail: Nullable(
    Type.String({
      description: 'A new address that waits for its confirmation; until then `email` is in use',
    }),
  ),
  ...wishes,
  asksFirst,
  hasWaited: Type.Boolean({ description: 'Has been on a waiting list, or wants to be asked first' }),
  language,
  version: Version,
  passkeyNeeded: Optional(
    Type.Boolean({
      description: 'An administrator whose login was not opened by the passkey that the club asks for',
    }),
  ),
});
export type Me = Static<typeof Me>;

const DeviceToken = Type.String({
  maxLength: 1000,
  description:
    'Send it back with the next login: wrong passwords of strangers do not slow a known device down. It opens nothing',
});

/** What the browser stores after a login (docs/product.md, Login). */
export const LoggedIn = strict({
  token: Type.String(),
  deviceToken: Optional(DeviceToken),
  id: Id,
  ...known,
  isAdmin: Type.Boolean(),
  isDoor: Optional(isDoor),
  paymentPlan: PlanNumber,
});
export type LoggedIn = Static<typeof LoggedIn>;

export const User = strict({
  id: Id,
  ...shown,
  isAdmin: Type.Boolean(),
  isDoor,
  paymentPlan: PlanNumber,
  status: UserStatusNumber,
  createdOn: Instant,
  emailConfirmed: Type.Boolean(),
  invited: Optional(Type.Boolean({ description: 'Has an invitation, and has not opened the account yet' })),
  language,
  version: Version,
});
export type User = Static<typeof User>;

export const Login = strict({
  username: Type.String({ minLength: 1, maxLength: 254 }),
  password: GivenPassword,
  deviceToken: Optional(DeviceToken),
});
export type Login = Static<typeof Login>;

export const RegistrationDraft = strict({
  ...who,
  password: NewPassword,
  paymentPlan: Optional(PlanNumber),
  returnTo: Optional(PagePath),
  /** Typed by mistake just before: that registration is given up, if it still waits, with the same password. */
  replaces: Optional(Email),
});
export type RegistrationDraft = Static<typeof RegistrationDraft>;

/** What somebody gives who joins from a shared session: the rest is chosen behind the mailed link, or later. */
export const JoinDraft = strict({ firstName: Name, email: Email, returnTo: Optional(PagePath) });
export type JoinDraft = Static<typeof JoinDraft>;

export const ProfileChange = strict({
  ...who,
  wantsNews: Optional(wishes.wantsNews),
  wantsReminders: Optional(wishes.wantsReminders),
  wantsAnswers: Optional(wishes.wantsAnswers),
  wantsSpots: Optional(wishes.wantsSpots),
  wantsPasses: Optional(wishes.wantsPasses),
  asksFirst: Optional(asksFirst),
  language: Optional(language),
  version: Optional(Version),
});
export type ProfileChange = Static<typeof ProfileChange>;

export const UserDraft = strict({
  ...who,
  password: NewPassword,
  paymentPlan: Optional(PlanNumber),
  language: Optional(language),
});
export type UserDraft = Static<typeof UserDraft>;

export const UserChange = strict({
  ...who,
  paymentPlan: PlanNumber,
  isAdmin: Type.Boolean(),
  isDoor: Optional(isDoor),
  status: UserStatusNumber,
  pass: Optional(PassGift),
  language: Optional(language),
  version: Optional(Version),
});
export type UserChange = Static<typeof UserChange>;

export const PasswordChange = strict({ currentPassword: GivenPassword, newPassword: NewPassword });
export type PasswordChange = Static<typeof PasswordChange>;

/** Without a token or an e-mail the link has its own error (docs/product.md, Error messages). */
export const LinkReset = strict({
  email: Optional(Type.String({ maxLength: 254 })),
  token: Optional(Type.String({ maxLength: 200 })),
  newPassword: NewPassword,
});
export type LinkReset = Static<typeof LinkReset>;

/** A mailed link has opened an account, or set its password: whoever held it is logged in, unless they may not be. */
const login = Optional(LoggedIn);

export const PasswordByLink = strict({ message: Type.String(), login });

const taken = ['usernameTaken', 'emailTaken'] as const;

/** The username fills the login's form; whoever confirms holds the token that was mailed to its owner. */
export const Confirmed = strict({
  message: Type.String(),
  username: Optional(Type.String()),
  asks: Optional(Type.Boolean({ description: 'Nothing has changed: the link waits for a hand' })),
  login,
});
export type Confirmed = Static<typeof Confirmed>;

/** Errors of confirming an address. */
export const confirmErrors = [
  'invalidConfirmationLink',
  'passwordToChoose',
  'emailTaken',
  'tooManyRequests',
] as const;

/** One session of a person's history. */
const PastOrNext = strict({
  id: Id,
  sessionDate: CalendarDate,
  startTime: WallTime,
  cancelled: Type.Boolean(),
  standing: Place.properties.standing,
});

/** How somebody came to get the club's news, or stopped them; `before`: as it stood when changes began to be noted. */
export const consentWays = [
  'registration',
  'invitation',
  'administrator',
  'profile',
  'link',
  'before',
] as const;
export type ConsentWay = (typeof consentWays)[number];

/**
 * Why an e-mail was not sent although nothing failed: a later one says it, its session was cancelled, the club or the
 * person has switched off its kind, the person may not or cannot get it (suspended, unconfirmed, no address), or it was
 * no longer true.
 */
const skipReasons = ['superseded', 'cancelled', 'switchedOff', 'unreached', 'outdated'] as const;
export type SkipReason = (typeof skipReasons)[number];

export const UserHistory = strict({
  next: Type.Array(PastOrNext, { description: 'The next five, soonest first' }),
  last: Type.Array(PastOrNext, { description: 'The last five, latest first' }),
  emails: Type.Array(
    strict({
      id: Id,
      about: Type.Enum([...emailCategories]),
      state: Type.Enum(['waiting', 'sent', 'failed', 'skipped']),
      skippedFor: Nullable(Type.Enum([...skipReasons])),
      problem: Nullable(
        Type.Enum([...mailProblems], {
          description: 'Why it waits or has failed; null while it waits as usual',
        }),
      ),
      createdOn: Instant,
    }),
    { description: 'The newest ten' },
  ),
  consents: Type.Array(
    strict({ id: Id, given: Type.Boolean(), how: Type.Enum([...consentWays]), at: Instant }),
    { description: 'The newest ten changes of their consent to the club’s news' },
  ),
  changes: Type.Array(AuditEntry, { description: 'The newest ten entries of the log that speak of them' }),
});
export type UserHistory = Static<typeof UserHistory>;

/** Where a calendar program finds somebody’s sessions. */
export const CalendarFeed = strict({
  address: Nullable(
    Type.String({ description: 'Whoever has it reads the sessions of this person; null: there is none' }),
  ),
});
export type CalendarFeed = Static<typeof CalendarFeed>;

export const userCalls = defineCalls({
  'POST /api/v1/Users/login': {
    summary: 'Logs in with a username (or email) and a password.',
    access: 'anyone',
    body: Login,
    replies: { 200: LoggedIn },
    errors: ['invalidCredentials', 'emailNotConfirmed', 'accountSuspended', 'tooManyRequests'],
  },
  'POST /api/v1/Users/register': {
    summary: 'Opens an account on the drop-in plan and mails a confirmation link.',
    access: 'anyone',
    body: RegistrationDraft,
    replies: { 201: MessageReply },
    errors: ['usernameTaken', 'clubNotOpen', 'tooManyRequests'],
  },
  'POST /api/v1/Users/join': {
    summary:
      'Opens an account from a first name and an address, and mails the link that confirms it and asks for a password. The answer never tells whether there was one.',
    access: 'anyone',
    body: JoinDraft,
    replies: { 201: MessageReply },
    errors: ['clubNotOpen', 'tooManyRequests'],
  },
  'GET /api/v1/Users/me': { summary: 'The caller’s account.', access: 'player', replies: { 200: Me } },
  'PUT /api/v1/Users/me': {
    summary:
      'Changes names, username or email, and which emails are wanted. A new address takes effect once it is confirmed, and asks for a recent proof.',
    access: 'player',
    repeatable: true,
    body: ProfileChange,
    replies: { 200: Me },
    errors: ['usernameTaken', 'changedMeanwhile', 'proofNeeded', 'passkeyNeeded', 'tooManyRequests'],
  },
  'POST /api/v1/Users/me/pending-email': {
    summary: 'Mails the link that confirms the new address again.',
    access: 'player',
    repeatable: true,
    replies: { 200: MessageReply },
    errors: ['notFound', 'tooManyRequests'],
  },
  'DELETE /api/v1/Users/me/pending-email': {
    summary: 'Withdraws the new address; its link is good for nothing any more.',
    access: 'player',
    replies: { 200: Me },
  },
  'DELETE /api/v1/Users/me': {
    summary: 'Deletes the caller’s account and personal data; payments stay, anonymised.',
    access: 'player',
    body: strict({ password: GivenPassword }),
    replies: { 204: Nothing },
    errors: ['wrongPassword', 'lastAdministrator', 'tooManyRequests'],
  },
  'GET /api/v1/Users/me/export': {
    summary: 'Everything the club keeps about the caller (Law 25).',
    access: 'player',
    replies: { 200: Type.Record(Type.String(), Type.Unknown()) },
  },
  'GET /api/v1/Users/me/calendar': {
    summary: 'The address at which a calendar program finds the caller’s sessions.',
    access: 'player',
    replies: { 200: CalendarFeed },
  },
  'POST /api/v1/Users/me/calendar': {
    summary: 'Makes such an address; the one from before ends.',
    access: 'player',
    replies: { 200: CalendarFeed },
  },
  'DELETE /api/v1/Users/me/calendar': {
    summary: 'Ends the address.',
    access: 'player',
    replies: { 200: CalendarFeed },
  },
  'PATCH /api/v1/Users/me/payment-plan': {
    summary:
      'Changes the plan. Membership needs an active subscription: the call opens one, with its payment, when there is none.',
    access: 'player',
    repeatable: true,
    body: strict({ paymentPlan: PlanNumber }),
    replies: { 200: Me },
    errors: ['alreadySubscribed', 'passesSoldOut', 'passesNotOpen', 'passesNotSold', 'passMustBePaid'],
  },
  'POST /api/v1/Users/confirm-email': {
    summary:
      'Confirms an address, or the new one of an account, with the mailed token. Doing it again says that it is confirmed.',
    access: 'anyone',
    query: strict({
      token: Optional(LinkToken),
      email: Optional(Type.String({ maxLength: 254 })),
      ask: Optional(
        Type.Boolean({
          description: 'Of an address that is to be confirmed it only says so: mail scanners open links',
        }),
      ),
    }),
    replies: { 200: Confirmed },
    errors: confirmErrors,
  },
  'POST /api/v1/Users/forgot-password': {
    summary: 'Mails a reset link if the account exists; the answer never tells.',
    access: 'anyone',
    body: strict({ email: Email }),
    replies: { 200: MessageReply },
    errors: ['tooManyRequests'],
  },
  'POST /api/v1/Users/reset-password': {
    summary:
      'Sets a new password, by a mailed token, which logs in, or by the current password of the logged-in caller.',
    access: 'anyone',
    body: Type.Union([LinkReset, PasswordChange]),
    replies: { 200: PasswordByLink },
    errors: ['invalidResetLink', 'wrongPassword', 'notLoggedIn', 'tooManyRequests'],
  },
  'POST /api/v1/Users/change-password': {
    summary:
      'Changes the password; every other device is logged out. The reply carries a new token for this one.',
    access: 'player',
    body: PasswordChange,
    replies: { 200: strict({ message: Type.String(), token: Type.String() }) },
    errors: ['wrongPassword', 'tooManyRequests'],
  },
  'GET /api/v1/Users': {
    summary: 'Users, by name. `search` matches name, username or email.',
    access: 'admin',
    query: strict({
      ...paging,
      role: Optional(Type.Enum(['admin', 'door', 'user'])),
      plan: Optional(PlanNumber),
      status: Optional(UserStatusNumber),
      sort: sortBy('name', 'username', 'email', 'createdOn', 'status'),
    }),
    replies: { 200: Type.Array(User) },
    paged: true,
  },
  'GET /api/v1/Users/{id}': {
    summary: 'One user.',
    access: 'admin',
    params: ByUser,
    replies: { 200: User },
    errors: ['userNotFound'],
  },
  'GET /api/v1/Users/{id}/history': {
    summary: 'One user’s sessions, emails and changes, as far as an organizer asks about them.',
    access: 'admin',
    params: ByUser,
    replies: { 200: UserHistory },
    errors: ['userNotFound'],
  },
  'POST /api/v1/Users/create-user': {
    summary:
      'Opens an account for somebody, on the drop-in plan, with a confirmed address, and mails a welcome.',
    access: 'admin',
    body: UserDraft,
    replies: { 201: User },
    errors: taken,
  },
  'PUT /api/v1/Users/{id}': {
    summary:
      'Changes a user. Whoever is put on Membership gets the pass (without one: of the current season, or three months, as a gift); who is on it gets one more, for other dates; drop-in ends them all.',
    access: 'admin',
    repeatable: true,
    params: ByUser,
    body: UserChange,
    replies: { 200: User },
    errors: ['userNotFound', ...taken, 'changedMeanwhile', 'lastAdministrator'],
  },
  'POST /api/v1/Users/{id}/recipients': {
    summary: 'How many people a change of a user would email; changes nothing.',
    access: 'admin',
    params: ByUser,
    body: UserChange,
    replies: { 200: Recipients },
    errors: ['userNotFound', ...taken, 'changedMeanwhile', 'lastAdministrator'],
  },
  'DELETE /api/v1/Users/{id}': {
    summary: 'Deletes a user, who is told by email; payments stay, anonymised.',
    access: 'admin',
    repeatable: true,
    params: ByUser,
    body: Nullable(strict({ reason: Optional(Nullable(Notes)) })),
    replies: { 204: Nothing },
    errors: ['userNotFound', 'lastAdministrator'],
  },
  'POST /api/v1/Users/recipients': {
    summary: 'How many people it would email to delete some users; deletes nobody.',
    access: 'admin',
    body: UserIds,
    replies: { 200: Recipients },
    errors: ['userNotFound', 'lastAdministrator'],
  },
  'POST /api/v1/Users/merge': {
    summary:
      'Merges a walk-in with somebody else, who takes over their sessions, money and references; both ids go on working.',
    access: 'admin',
    repeatable: true,
    body: strict({ from: UserId, into: UserId }),
    replies: { 200: User },
    errors: ['userNotFound', 'notWalkIn'],
  },
  'DELETE /api/v1/Users/{id}/logins': {
    summary: 'Logs a user out on every device.',
    access: 'admin',
    params: ByUser,
    replies: { 204: Nothing },
    errors: ['userNotFound'],
  },
  'POST /Users/{id}/reset-password': {
    summary: 'Mails a user a reset link.',
    access: 'admin',
    repeatable: true,
    params: ByUser,
    replies: { 200: MessageReply },
    errors: ['userNotFound'],
  },
});
