import { type CallName, type Calls, calls } from 'shared-api/contract';
import type { Static, TSchema } from 'typebox';
import type { Sent } from '../support/call';
import type { Club, Person } from '../support/club';
import { matrix } from './permissions';

export type CallsWithBody = {
  [N in keyof Calls]: Calls[N] extends { body: unknown } ? N : never;
}[keyof Calls];
export type Fields = Record<string, unknown>;

/** How the fields stored by a call are read back. */
export interface ReadBack {
  /** A minimal request for a record of its own; the one of `permissions.ts` by default. */
  send?: (club: Club, owner: Person) => Promise<Sent>;
  /** The API's later answer, by the body's field names; the record of `GET …/{id}` by default. */
  read?: (club: Club, sent: Required<Sent>, reply: Fields) => Promise<Fields>;
  /** Values that match each other, where the schema alone does not say so. */
  values?: Fields;
  /** Fields that are not read back, with reasons. */
  except?: Record<string, string>;
}

type KeyOfAny<Body> = Body extends unknown ? keyof Body : never;
type BodyOf<Named> = Named extends { body: infer Body extends TSchema } ? Static<Body> : never;

/** For a call that cannot be read back: the test of each field, without which a new field does not compile. */
interface Elsewhere<N extends CallsWithBody> {
  elsewhere: Record<KeyOfAny<BodyOf<Calls[N]>>, string>;
}

const aPassword = 'no password is ever shown: auth/passwords.test.ts';
const aToken = 'comes in a mailed link: security/mailed-links.full.test.ts';
const restoring = 'takes a mailed link: security/new-address.full.test.ts';
const anAuthenticator = 'takes an authenticator: auth/biometric.test.ts';
const mailedOn = 'goes into the mailed link: auth/register.test.ts';
const dropIn = 'every account begins on the drop-in plan';
const nothing = 'keeps nothing';
const opening = { opensAt: 'places/draw.test.ts', drawsAt: 'places/draw.test.ts' };
const passOpening = { opensAt: 'would close the sale: seasons/opening.test.ts' };
const invited = 'read among the users: invitations/invite.test.ts';
const attendance = 'becomes sessions and places: history/attendance-imports.test.ts';
const passes = 'becomes passes and entries: history/pass-imports.test.ts';
const balances = 'becomes entries: history/openings.test.ts';
const merging = 'both ids are read: users/merge.test.ts';
const reminders = 'read in the e-mails: treasury/outstanding.test.ts';
const mailings = 'read in the e-mails: communication/mailing.test.ts';
const notifications = 'reaches a device: push/push.engines.full.test.ts';
const groups = 'read in the e-mails: communication/groups.full.test.ts';
const logoTest = 'is served: settings/logo.full.test.ts';
const logged = 'goes to the log: http/telemetry.test.ts';

type Read = Required<ReadBack>['read'];
type Shown = Extract<keyof Calls, `GET ${string}/{id}`>;

/** Reads the created or changed record by its id. */
const byId =
  (name: Shown): Read =>
  async (club, { params }, reply) => {
    const id = params.id ?? String(reply.id);
    return { ...(await club.call(name, { as: await club.admin(), params: { id } })).ok() };
  };

/** Finds the changed record in a list. */
const fromList =
  (name: 'GET /api/v1/Refunds' | 'GET /api/v1/Transfers'): Read =>
  async (club, { params }) => {
    const listed: { id: string }[] = (await club.call(name, { as: await club.admin() })).ok();
    return { ...listed.find(({ id }) => id === params.id) };
  };

/** Reads the reason for a change in the audit log. */
const reasonFor =
  (entity: string): Read =>
  async (club, { params }) => {
    const log = await club.call('GET /api/v1/Audit', { as: await club.admin(), query: { entity } });
    return { reason: log.ok().find(({ entityId }) => entityId === params.id)?.after?.reason };
  };

/** Finds the account with the address that was given. */
const byAddress: Read = async (club, { body }) => {
  const query = { search: (body as { email: string }).email };
  return { ...(await club.call('GET /api/v1/Users', { as: await club.admin(), query })).ok()[0] };
};

const ownAnswer: Read = async (club, { as }) => ({
  ...(await club.call('GET /api/v1/Attendance/me', { as })).ok()[0],
});

const payment: Read = async (...call) => {
  const shown = await byId('GET /api/v1/Payments/{id}')(...call);
  return { ...shown, paymentDate: String(shown.paymentDate).slice(0, 10) };
};

const aSeason = { startDate: '2026-11-23', endDate: '2027-02-14', price: 80 };

const aRequest = { kind: 'copy', name: 'Zelda Zebra', askedOn: '2026-11-20' };
const ofRequest = {
  values: { askedOn: '2026-11-10', answeredOn: '2026-11-20' },
  except: { userId: 'whose it is: privacy/requests.test.ts' },
};
const onceNoticed = { noticedOn: '2020-11-21', commissionToldOn: '2020-11-22', peopleToldOn: '2020-11-23' };

/** Calls whose fields are read back differently from their path's record, or not at all, with reasons. */
const exceptions: { [N in CallsWithBody]?: ReadBack | Elsewhere<N> | typeof nothing } = {
  'POST /api/v1/Users/login': nothing,
  'POST /api/v1/Users/register': {
    read: byAddress,
    except: {
      password: aPassword,
      paymentPlan: dropIn,
      returnTo: mailedOn,
      replaces: 'is gone: security/registration.test.ts',
    },
  },
  'POST /api/v1/Users/join': {
    read: byAddress,
    except: { returnTo: 'goes into the mailed link: sessions/shared.test.ts' },
  },
  'PUT /api/v1/Users/me': {
    read: async (club, { as }) => {
      const me = (await club.call('GET /api/v1/Users/me', { as })).ok();
      return { ...me, email: me.pendingEmail ?? me.email };
    },
  },
  'DELETE /api/v1/Users/me': nothing,
  'PUT /api/v1/Push/subscriptions': {
    elsewhere: { endpoint: notifications, p256dh: notifications, auth: notifications },
  },
  'PUT /api/v1/Push/kinds': {
    read: async (club, { as }) => ({ ...(await club.call('GET /api/v1/Push/subscriptions', { as })).ok() }),
  },
  'PATCH /api/v1/Users/me/payment-plan': {
    read: async (club, { as }) => ({ ...(await club.call('GET /api/v1/Users/me', { as })).ok() }),
  },
  'POST /api/v1/Users/forgot-password': nothing,
  'POST /api/v1/Users/reset-password': {
    elsewhere: { token: aToken, email: aToken, currentPassword: aPassword, newPassword: aPassword },
  },
  'POST /api/v1/Users/change-password': { elsewhere: { currentPassword: aPassword, newPassword: aPassword } },
  'POST /api/v1/Users/create-user': {
    read: byId('GET /api/v1/Users/{id}'),
    except: { password: aPassword, paymentPlan: dropIn },
  },
  'PUT /api/v1/Users/{id}': {
    read: async (...call) => {
      const [club] = call;
      const shown = await byId('GET /api/v1/Users/{id}')(...call);
      const query = { search: shown.email };
      const passes = await club.call('GET /api/v1/SeasonSubscriptions', { as: await club.admin(), query });
      const pass = passes.ok().map(({ startDate, endDate, price }) => ({ startDate, endDate, price }))[0];
      return { ...shown, pass };
    },
    values: { pass: aSeason },
  },
  'POST /api/v1/Users/invitations/preview': nothing,
  'POST /api/v1/Users/invitations': { elsewhere: { people: invited, language: invited } },
  'POST /api/v1/Users/{id}/recipients': nothing,
  'DELETE /api/v1/Users/{id}': { elsewhere: { reason: 'read in the e-mail: users/removal.test.ts' } },
  'DELETE /api/v1/Users/{id}/no-shows': { read: reasonFor('user') },
  'POST /api/v1/Users/recipients': nothing,
  'POST /auth/verify-email': { elsewhere: { token: aToken, newPassword: aPassword } },
  'POST /auth/resend-verification': nothing,
  'POST /auth/check-link': nothing,
  'POST /auth/restore-email': {
    elsewhere: { token: restoring, email: restoring, newPassword: restoring },
  },
  'POST /auth/prove': nothing,
  'POST /auth/biometric-login/options': nothing,
  'POST /auth/biometric-login': nothing,
  'POST /auth/biometric-credential': {
    elsewhere: { username: anAuthenticator, credential: anAuthenticator, name: anAuthenticator },
  },

  'POST /api/v1/Sessions': { values: { endTime: '21:00' }, except: opening },
  'POST /api/v1/Sessions/series': {
    read: async (_club, _sent, { created }) => (created as Fields[])[0] ?? {},
    values: { sessionDate: '2027-06-05', endTime: '21:00', until: '2027-06-12' },
    except: {
      until: 'how many are made: sessions/sessions.test.ts',
      skip: 'which are made: sessions/sessions.test.ts',
      ...opening,
    },
  },
  'PUT /api/v1/Sessions/{id}': {
    read: async (...call) => ({
      ...(await byId('GET /api/v1/Sessions/{id}')(...call)),
      ...(await reasonFor('session')(...call)),
    }),
    values: { endTime: '21:00', status: 3 },
    except: {
      pendingDues: 'what becomes of payments: payments/follow.test.ts',
      paid: 'what becomes of payments: treasury/refunds.test.ts',
      ...opening,
    },
  },
  'DELETE /api/v1/Sessions/{id}': {
    read: reasonFor('session'),
    except: { paid: 'what becomes of payments: treasury/refunds.test.ts' },
  },
  'POST /api/v1/Sessions/{id}/recipients': nothing,
  'POST /api/v1/Sessions/recipients': nothing,
  'POST /api/v1/Sessions/{id}/door-events': {
    elsewhere: { sentAt: 'door/devices.engines.test.ts', events: 'door/morning.test.ts' },
  },
  'POST /api/v1/Sessions/{id}/close': {
    elsewhere: { marks: 'door/closing.full.test.ts', reason: 'door/closing.full.test.ts' },
  },
  'POST /api/v1/Sessions/{id}/guests': {
    send: async (club, as) => {
      const id = await club.session();
      await club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id } });
      return { params: { id }, body: { firstName: 'Camille' } };
    },
    read: async (club, { as, params }) => {
      const shown = await club.call('GET /api/v1/Sessions/{id}', { as: as as Person, params });
      return { firstName: shown.ok().place?.guests[0]?.firstName };
    },
  },
  'PUT /api/v1/Sessions/{id}/places/{userId}': {
    elsewhere: {
      ...{ move: 'places/waiting-list.test.ts', overbook: 'places/waiting-list.test.ts' },
      ...{ guestId: 'places/waiting-list.test.ts', reason: 'in the log: places/waiting-list.test.ts' },
      refund: 'places/waiting-list.test.ts',
    },
  },
  'POST /api/v1/Sessions/{id}/waiting-list': {
    send: async (club) => {
      const id = await club.session({ maxCapacity: 1 });
      await club.call('POST /api/v1/Sessions/{id}/register', { as: await club.person(), params: { id } });
      return { params: { id }, body: {} };
    },
    read: async (club, { as, params }) => {
      const name = 'GET /api/v1/Sessions/{id}/registrations';
      const all = await club.call(name, { as: await club.admin(), params });
      return { ...all.ok().find(({ userId }) => userId === (as as Person).id) };
    },
    except: { invitation: 'of a draw: places/together.test.ts', guest: 'of a draw: places/together.test.ts' },
  },

  'POST /api/v1/Attendance/sessions/{sessionId}': { read: ownAnswer },
  'PUT /api/v1/Attendance/sessions/{sessionId}': {
    send: async (club, as) => {
      const sent = { params: { sessionId: await club.session() }, body: { isAttending: true } };
      await club.call('POST /api/v1/Attendance/sessions/{sessionId}', { as, ...sent });
      return sent;
    },
    read: ownAnswer,
    except: { guests: 'who comes along: places/waiting-list.test.ts' },
  },

  'POST /api/v1/Seasons': {
    values: { endDate: '2027-03-14' },
    except: {
      sessions: 'what is made with it: seasons/sessions-with-season.test.ts',
      ...passOpening,
    },
  },
  'PUT /api/v1/Seasons/{id}': { values: { endDate: '2027-03-14' }, except: passOpening },
  'POST /api/v1/SeasonSubscriptions': {
    send: async (club) => {
      await club.call('POST /api/v1/Seasons', { as: await club.admin(), body: aSeason });
      return { body: { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 } };
    },
    read: async (club, { as }) => ({
      ...(await club.call('GET /api/v1/SeasonSubscriptions/my-subscription', { as })).ok(),
    }),
    values: aSeason,
  },

  'POST /api/v1/Payments': {
    read: payment,
    values: { paymentDate: '2026-11-15' },
    except: { userId: 'whose it is: payments/payments.test.ts' },
  },
  'PUT /api/v1/Payments/{id}': { read: payment, values: { paymentDate: '2026-11-15' } },
  'PUT /api/v1/Payments/{id}/status': { read: payment, values: { status: 2, paymentDate: '2026-11-15' } },
  'POST /api/v1/Payments/recipients': nothing,
  'PUT /api/v1/Payments/{id}/sent': {
    read: async (club, { params }) => {
      const shown = await club.call('GET /api/v1/Payments/{id}', { as: await club.admin(), params });
      return { sent: shown.ok().sentOn !== null };
    },
  },
  'POST /api/v1/Balances/remind': {
    elsewhere: { ids: reminders, language: reminders, customMessage: reminders, customMessageFr: reminders },
  },
  'POST /api/v1/Balances/{id}/entries': {
    read: async (club, { params }) => {
      const as = await club.admin();
      return { ...(await club.call('GET /api/v1/Balances/{id}/entries', { as, params })).ok()[0] };
    },
    values: { kind: 'correction', amount: 6 },
  },
  'PUT /api/v1/Refunds/{id}/decision': {
    read: fromList('GET /api/v1/Refunds'),
    values: { decision: 'send', sentOn: '2026-11-20' },
    except: { decision: 'becomes a state: treasury/refunds.test.ts' },
  },
  'PUT /api/v1/Months/{month}': { elsewhere: { closed: 'treasury/months.engines.test.ts' } },
  'POST /api/v1/Attendance/imports/preview': nothing,
  'POST /api/v1/Attendance/imports': {
    elsewhere: {
      ...{ content: attendance, columns: attendance, letters: attendance, sheet: attendance },
      total: attendance,
    },
  },
  'POST /api/v1/SeasonSubscriptions/imports/preview': nothing,
  'POST /api/v1/SeasonSubscriptions/imports': {
    elsewhere: { content: passes, columns: passes, letters: passes, sheet: passes, total: passes },
  },
  'POST /api/v1/Openings/preview': nothing,
  'POST /api/v1/Openings': {
    elsewhere: { content: balances, columns: balances, letters: balances, sheet: balances, total: balances },
  },
  'POST /api/v1/Transfers/preview': nothing,
  'POST /api/v1/Transfers/import': {
    elsewhere: {
      content: 'interac/desk.test.ts',
      ...{ mapping: 'interac/columns.test.ts', sheet: 'interac/columns.test.ts' },
    },
  },
  'PUT /api/v1/Transfers/mailbox': {
    read: async (club) => ({
      ...(await club.call('GET /api/v1/Transfers/mailbox', { as: await club.admin() })).ok(),
    }),
    values: { host: 'imap.club.test', security: 'startTls' },
    except: { password: 'is never answered: interac/mailbox.test.ts' },
  },
  'PUT /api/v1/Transfers/{id}/decision': {
    read: fromList('GET /api/v1/Transfers'),
    except: {
      decision: 'becomes a state: interac/desk.test.ts',
      paymentId: 'is shown as the payment: interac/desk.test.ts',
      userId: 'is shown as the person: interac/prepaid.full.test.ts',
    },
  },

  'POST /api/v1/Communication/{emailType}': {
    elsewhere: {
      ...{ emails: mailings, language: mailings, customMessage: mailings, customMessageFr: mailings },
      ...{ customSubject: groups, customSubjectFr: groups, group: groups },
      sendAt: 'communication/scheduled.engines.test.ts',
    },
  },
  'POST /api/v1/Communication/{emailType}/preview': nothing,
  'POST /api/v1/Communication/recipients': nothing,
  'POST /api/v1/Dashboard/oddities/dismiss': { elsewhere: { key: 'dashboard/oddities.test.ts' } },
  'POST /api/v1/Communication/unsent': { elsewhere: { ids: 'communication/unsent.full.test.ts' } },

  'POST /api/v1/PrivacyRequests': { send: () => Promise.resolve({ body: aRequest }), ...ofRequest },
  'PUT /api/v1/PrivacyRequests/{id}': {
    send: async (club) => {
      const as = await club.admin();
      const { id } = (await club.call('POST /api/v1/PrivacyRequests', { as, body: aRequest })).ok();
      return { params: { id }, body: aRequest };
    },
    ...ofRequest,
  },
  'POST /api/v1/Incidents': { values: onceNoticed },
  'PUT /api/v1/Incidents/{id}': { values: onceNoticed },
  'PUT /api/v1/Retention': {
    read: async (club) => ({ ...(await club.call('GET /api/v1/Retention')).ok() }),
    values: { people: 24, log: 36, transfers: 84 },
  },
  'PUT /api/v1/Settings': {
    read: async (club) => ({ ...(await club.call('GET /api/v1/Settings', { as: await club.admin() })).ok() }),
    except: { adminsNeedPasskey: 'takes a login by passkey: security/admin-passkeys.full.test.ts' },
  },
  'PUT /api/v1/Settings/logo': {
    elsewhere: { file: logoTest, picture: logoTest, icon: logoTest },
  },
  'POST /api/v1/Users/merge': { elsewhere: { from: merging, into: merging } },
  'PUT /api/v1/Ratings/{userId}': {
    read: async (club, { params }) => ({
      ...(await club.call('GET /api/v1/Ratings', { as: await club.admin() }))
        .ok()
        .find(({ userId }) => userId === params.userId),
    }),
  },
  'POST /api/v1/Telemetry/remotes': {
    elsewhere: {
      remote: logged,
      version: logged,
      build: logged,
      cause: logged,
      detail: logged,
      trace: logged,
    },
  },
};

/** @throws for a call without a readable record that is not listed as an exception */
const shownBy = (name: CallName): Shown => {
  const shown = `GET ${name.split(' ')[1]?.replace(/\/\{id\}.*/, '')}/{id}`;
  if (!(shown in calls)) throw new Error(`Say here how the fields of ${name} are read back`);
  return shown as Shown;
};

/** Every call that stores fields, with how they are read back. */
export const readBacks = (Object.keys(calls) as CallName[])
  .filter((name): name is CallsWithBody => 'body' in calls[name as keyof Calls])
  .flatMap((name): [CallsWithBody, ReadBack & { read: Read }][] => {
    const row: ReadBack | { elsewhere: object } | typeof nothing = exceptions[name] ?? {};
    return typeof row === 'string' || 'elsewhere' in row
      ? []
      : [[name, { ...row, read: row.read ?? byId(shownBy(name)) }]];
  });

/** A call's request, with its own caller who has the rights for it. */
export async function requestOf(club: Club, name: CallsWithBody, row: ReadBack): Promise<Required<Sent>> {
  const owner = await club.person();
  const send = row.send ?? matrix[name].send;
  const as = matrix[name].answers[1] < 300 || matrix[name].answers[1] === 409 ? owner : await club.admin();
  return { as, params: {}, body: {}, ...(await send?.(club, owner, owner)) } as Required<Sent>;
}
