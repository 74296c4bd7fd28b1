import { addDays } from 'shared-api/calendar';
import { type Calls, calls } from 'shared-api/contract';
import { shortIdOf } from 'shared-api/session-line';
import { createWalkIn } from '../../src/club/door/carry-out';
import { nameOf } from '../support/accounts';
import { contentOf } from '../support/balances';
import type { Sent } from '../support/call';
import type { Club, Person } from '../support/club';
import { password } from '../support/club';
import { doorEvents } from '../support/door';
import { recordPayment, setPaymentStatus } from '../support/payments';
import { addSeason } from '../support/seasons';
import { importRows, statement } from '../support/statements';

/** A PNG of one pixel. */
const smallLogo =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The caller: nobody, the player concerned, another player, an administrator. */
export type Role = 'anonymous' | 'player' | 'other' | 'admin';

/** The expected status for each role, and the request, a new one for each of them. */
export interface Row {
  answers: readonly [anonymous: number, player: number, other: number, admin: number];
  send?: (club: Club, owner: Person, asker: Person | undefined) => Promise<Sent> | Sent;
}

const forAll = 200;
const everybody = (status = forAll) => [status, status, status, status] as const;
const players = (status = 200) => [401, status, status, status] as const;
const admins = (status = 200) => [401, 403, 403, status] as const;

const ofSession = async (club: Club) => ({ params: { id: await club.session() } });
const ofAttendance = async (club: Club) => ({ params: { sessionId: await club.session() } });
const aSeason = { startDate: '2026-12-01', endDate: '2027-02-28', price: 95 };
/** Three months from the test clock's today. */
const aPass = { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 };
const ofSeason = async (club: Club) => ({ params: { id: (await addSeason(club, aSeason)).id } });
const ofOwner = (_: Club, owner: Person) => ({ params: { id: owner.id } });
const ofSomebody = async (club: Club) => ({ params: { id: (await club.person()).id } });
const anAccount = (_: Club, owner: Person) => ({
  params: { id: owner.id },
  body: { ...nameOf(owner), paymentPlan: 1, isAdmin: false, status: 0 },
});
const ofPayment = async (club: Club, owner: Person) => {
  const { id } = await recordPayment(club, { userId: owner.id, amount: 10 });
  return { params: { id } };
};
const aStatement = () => ({ body: { content: statement('2026-11-20,INTERAC from A Player,10.00') } });
/** A refund for the owner. */
const ofRefund = async (club: Club, owner: Person) => {
  const { params } = await ofPayment(club, owner);
  const as = await club.admin();
  for (const status of [1, 3] as const) (await setPaymentStatus(club, params.id, status)).ok();
  const [refund] = (await club.call('GET /api/v1/Refunds', { as, query: { state: 'due' } })).ok().slice(-1);
  return { params: { id: refund?.id ?? '' } };
};
/** A request of the owner. */
const aRequest = (_: Club, { id: userId }: Person) => ({
  body: { kind: 'copy', userId, askedOn: '2026-11-20' },
});
const ofRequest = async (club: Club, owner: Person) => {
  const as = await club.admin();
  const { id } = (await club.call('POST /api/v1/PrivacyRequests', { as, ...aRequest(club, owner) })).ok();
  return { params: { id } };
};
/** An incident of six years ago, which may leave the register. */
const anIncident = {
  ...{ noticedOn: '2020-11-20', happened: 'In November', what: 'A list was left at the gym' },
  ...{ information: 'First names', people: 12, whom: 'Players', serious: false, reasons: 'No addresses' },
  ...{ commissionToldOn: null, peopleToldOn: null, measures: 'Lists stay on the phone' },
};
const ofIncident = async (club: Club) => {
  const as = await club.admin();
  const { id } = (await club.call('POST /api/v1/Incidents', { as, body: anIncident })).ok();
  return { params: { id } };
};
/** A new balance of the owner's. */
const ofBalance = (_: Club, { email }: Person) => ({
  body: {
    content: contentOf(`Email,Owes,Reason\n${email},10,Ball ${++count}`),
    total: { owed: 10, credit: 0 },
  },
});
/** A day on which the owner came. */
const ofPastDay = (_: Club, { email }: Person) => ({
  body: {
    content: contentOf(`Email,${addDays('2019-01-05', 7 * ++count)}\n${email},x`),
    total: { sessions: 1, attendances: 1 },
  },
});
/** A pass that the owner had. */
const ofPass = (_: Club, { email }: Person) => {
  const day = addDays('2019-01-05', 7 * ++count);
  return {
    body: {
      content: contentOf(`Email,From,To,Price,Paid\n${email},${day},${addDays(day, 6)},20,x`),
      total: { passes: 1, paid: 20, owed: 0 },
    },
  };
};
let transferCount = 0;
/** An undecided deposit. */
const ofTransfer = async (club: Club) => {
  transferCount++;
  const { asked } = await importRows(club, `2026-11-20,INTERAC from Somebody ${transferCount},10.00`);
  return { params: { id: asked[0]?.id ?? '' } };
};
const aMailbox = {
  ...{ host: '127.0.0.1', port: 1, security: 'none', username: 'club', password: 'secret' },
  ...{ folder: 'INBOX', isOn: false },
} as const;
const aSession = {
  sessionDate: '2026-12-05',
  startTime: '10:00',
  endTime: '12:00',
  maxCapacity: 20,
  dropInPrice: 10,
  location: 'The gym',
};
const aChange = async (club: Club) => ({ ...(await ofSession(club)), body: { ...aSession, status: 0 } });
const aYes = async (club: Club) => ({ ...(await ofAttendance(club)), body: { isAttending: true } });
let count = 0;
const somebody = () => {
  count++;
  return {
    username: `new-${count}`,
    email: `new-${count}@example.com`,
    firstName: 'New',
    lastName: 'Comer',
    password,
  };
};
const mailing = (_: Club, owner: Person) => ({
  params: { emailType: 'announcement' },
  body: { emails: [owner.email], language: 0, customMessage: 'Hello' },
});
const aDevice = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-device',
  // RFC 8291, appendix A.
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const fakeCredential = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} };

/** Call × role. A call without a row does not compile. */
export const matrix: Record<keyof Calls, Row> = {
  'POST /api/v1/Users/login': {
    answers: everybody(),
    send: (_, owner) => ({ body: { username: owner.username, password } }),
  },
  'POST /api/v1/Users/register': { answers: everybody(201), send: () => ({ body: somebody() }) },
  'POST /api/v1/Users/join': {
    answers: everybody(201),
    send: () => {
      const { firstName, email } = somebody();
      return { body: { firstName, email } };
    },
  },
  'GET /api/v1/Sessions/shared/{short}': {
    answers: everybody(),
    send: async (club) => ({ params: { short: shortIdOf({ id: await club.session() }) } }),
  },
  'GET /api/v1/Users/me': { answers: players() },
  'PUT /api/v1/Users/me': {
    answers: players(),
    send: (_, owner, asker) => ({ body: nameOf(asker ?? owner) }),
  },
  'DELETE /api/v1/Users/me': {
    answers: players(400),
    send: () => ({ body: { password: 'Wr0ng-password!' } }),
  },
  'POST /api/v1/Users/me/pending-email': { answers: players(404) },
  'DELETE /api/v1/Users/me/pending-email': { answers: players() },
  'GET /api/v1/Users/me/export': { answers: players() },
  'GET /api/v1/Users/me/calendar': { answers: players() },
  'POST /api/v1/Users/me/calendar': { answers: players() },
  'DELETE /api/v1/Users/me/calendar': { answers: players() },
  'GET /api/v1/Push/key': { answers: players() },
  'GET /api/v1/Push/subscriptions': { answers: players() },
  'PUT /api/v1/Push/subscriptions': { answers: players(), send: () => ({ body: aDevice }) },
  'DELETE /api/v1/Push/subscriptions/{id}': { answers: players(), send: ofOwner },
  'PUT /api/v1/Push/kinds': { answers: players(), send: () => ({ body: { off: ['reminders'] } }) },
  'POST /api/v1/Push/trial': { answers: players() },
  'PATCH /api/v1/Users/me/payment-plan': { answers: players(), send: () => ({ body: { paymentPlan: 1 } }) },
  'POST /api/v1/Users/confirm-email': {
    answers: everybody(400),
    send: () => ({ query: { token: 'made-up', email: 'a@example.com' } }),
  },
  'POST /api/v1/Users/forgot-password': {
    answers: everybody(),
    send: (_, owner) => ({ body: { email: owner.email } }),
  },
  'POST /api/v1/Users/reset-password': {
    answers: [401, 400, 400, 400],
    send: () => ({ body: { currentPassword: 'Wr0ng-password!', newPassword: password } }),
  },
  'POST /api/v1/Users/change-password': {
    answers: players(400),
    send: () => ({ body: { currentPassword: 'Wr0ng-password!', newPassword: password } }),
  },
  'POST /api/v1/Sessions/{id}/guests': {
    answers: players(409),
    send: async (club) => ({ params: { id: await club.session() }, body: { firstName: 'Camille' } }),
  },
  'DELETE /api/v1/Sessions/{id}/guests/{guestId}': {
    answers: players(404),
    send: async (club, owner) => ({ params: { id: await club.session(), guestId: owner.id } }),
  },
  'PUT /api/v1/Sessions/{id}/places/{userId}': {
    answers: admins(),
    send: async (club, owner) => ({
      params: { id: await club.session(), userId: owner.id },
      body: { move: 'in' },
    }),
  },
  'GET /api/v1/Users': { answers: admins() },
  'GET /api/v1/Users/{id}': { answers: admins(), send: ofOwner },
  'GET /api/v1/Users/{id}/history': { answers: admins(), send: ofOwner },
  'POST /api/v1/Users/create-user': { answers: admins(201), send: () => ({ body: somebody() }) },
  'POST /api/v1/Users/invitations/preview': {
    answers: admins(),
    send: () => ({ body: { content: Buffer.from('Marie Tremblay <marie@x.ca>').toString('base64') } }),
  },
  'POST /api/v1/Users/invitations': {
    answers: admins(),
    send: () => ({ body: { people: [{ firstName: 'Marie', lastName: 'Roy', email: `${++count}@x.ca` }] } }),
  },
  'PUT /api/v1/Users/{id}': {
    answers: admins(),
    send: anAccount,
  },
  'POST /api/v1/Users/{id}/recipients': {
    answers: admins(),
    send: anAccount,
  },
  'POST /api/v1/Users/recipients': {
    answers: admins(),
    send: async (club) => ({ body: { ids: [(await club.person()).id] } }),
  },
  'DELETE /api/v1/Users/{id}': {
    answers: admins(204),
    send: ofSomebody,
  },
  'POST /api/v1/Users/merge': {
    answers: admins(),
    send: async (club, owner) => {
      const { id: from } = await club.perform(({ db }) => createWalkIn(db, { firstName: 'Walker' }));
      return { body: { from, into: owner.id } };
    },
  },
  'DELETE /api/v1/Users/{id}/logins': {
    answers: admins(204),
    send: ofSomebody,
  },
  'POST /Users/{id}/reset-password': { answers: admins(), send: ofOwner },

  'POST /auth/verify-email': { answers: everybody(400), send: () => ({ body: { token: 'made-up' } }) },
  'POST /auth/resend-verification': {
    answers: everybody(),
    send: (_, owner) => ({ body: { email: owner.email } }),
  },
  'POST /auth/logout': {
    answers: players(204),
    // A separate login: the following rows need theirs.
    send: async (club, _, asker) => ({ as: asker && (await club.again(asker)) }),
  },
  'GET /auth/logins': { answers: players() },
  'DELETE /auth/logins': { answers: players(204) },
  'DELETE /auth/logins/{id}': {
    // Somebody else's login does not exist for another player.
    answers: [401, 204, 404, 404],
    send: async (club, owner) => {
      const mine = await club.call('GET /auth/logins', { as: await club.again(owner) });
      return { params: { id: mine.ok()[0]?.id ?? '' } };
    },
  },
  'POST /auth/check-link': {
    answers: everybody(),
    send: () => ({ body: { purpose: 'reset', token: 'made-up', email: 'a@example.com' } }),
  },
  'POST /auth/restore-email': {
    answers: everybody(400),
    send: () => ({ body: { token: 'made-up', email: 'a@example.com', newPassword: password } }),
  },
  'POST /auth/prove/options': { answers: players() },
  'POST /auth/prove': { answers: players(400), send: () => ({ body: { password: 'Wr0ng-password!' } }) },
  'POST /auth/biometric-login/options': { answers: everybody(), send: () => ({ body: {} }) },
  'POST /auth/biometric-login': {
    answers: everybody(400),
    send: () => ({ body: { credential: fakeCredential } }),
  },
  'POST /auth/biometric-credential/options': { answers: players() },
  'POST /auth/biometric-credential': {
    answers: players(400),
    send: (_, owner) => ({ body: { username: owner.username, credential: fakeCredential } }),
  },
  'GET /auth/biometric-credential': { answers: players() },
  'DELETE /auth/biometric-credential/{id}': {
    answers: players(404),
    send: () => ({ params: { id: 'none' } }),
  },

  'GET /api/v1/Sessions/all': { answers: everybody() },
  'GET /api/v1/Sessions/available': { answers: everybody() },
  'GET /api/v1/Sessions/upcoming': { answers: everybody() },
  'GET /api/v1/Sessions/undecided': { answers: admins() },
  'GET /api/v1/Sessions/holders': { answers: admins(), send: () => ({ query: { date: '2026-11-28' } }) },
  'GET /api/v1/Sessions/revision': { answers: everybody() },
  'GET /api/v1/Sessions/my-sessions': { answers: players() },
  'GET /api/v1/Sessions/{id}': { answers: everybody(), send: ofSession },
  'GET /api/v1/Sessions/{id}/registrations': { answers: admins(), send: ofSession },
  'GET /api/v1/Sessions/{id}/turnout': { answers: admins(), send: ofSession },
  'POST /api/v1/Sessions': { answers: admins(201), send: () => ({ body: aSession }) },
  'POST /api/v1/Sessions/series': {
    answers: admins(201),
    send: () => ({ body: { ...aSession, until: '2026-12-19' } }),
  },
  'PUT /api/v1/Sessions/{id}': {
    answers: admins(),
    send: aChange,
  },
  'DELETE /api/v1/Sessions/{id}': { answers: admins(204), send: ofSession },
  'GET /api/v1/Sessions/{id}/roster': { answers: admins(), send: ofSession },
  'POST /api/v1/Sessions/{id}/door-events': {
    answers: admins(),
    send: async (club, owner) => ({ ...(await ofSession(club)), body: doorEvents('here', owner.id) }),
  },
  'POST /api/v1/Sessions/{id}/close': {
    answers: admins(),
    // The test clock's today: no morning is closed before its day.
    send: async (club) => ({
      params: { id: await club.session({ sessionDate: '2026-11-21' }) },
      body: { marks: [] },
    }),
  },
  'GET /api/v1/Sessions/{id}/door-remarks': { answers: admins(), send: ofSession },
  'GET /api/v1/Dashboard/door-remarks': { answers: admins() },
  'POST /api/v1/Sessions/{id}/door-remarks/{eventId}/noted': {
    answers: admins(204),
    send: async (club, owner) => {
      const { params } = await ofSession(club);
      // Before the session's day.
      const body = doorEvents('here', owner.id, { deviceTime: '2026-11-20T15:00:00.000Z' });
      const as = await club.again(await club.admin());
      (await club.call('POST /api/v1/Sessions/{id}/door-events', { as, params, body })).ok();
      return { params: { ...params, eventId: body.events[0]?.id ?? '' } };
    },
  },
  'GET /api/v1/Sessions/{id}/door-links': { answers: admins(), send: ofSession },
  'POST /api/v1/Sessions/{id}/door-links': { answers: admins(201), send: ofSession },
  'DELETE /api/v1/Sessions/{id}/door-links/{linkId}': {
    answers: admins(204),
    send: async (club) => {
      const { params } = await ofSession(club);
      const asked = { as: await club.again(await club.admin()), params };
      const { id: linkId } = (await club.call('POST /api/v1/Sessions/{id}/door-links', asked)).ok();
      return { params: { ...params, linkId } };
    },
  },
  'POST /api/v1/Sessions/{id}/play': { answers: admins(), send: ofSession },
  'POST /api/v1/Sessions/{id}/recipients': {
    answers: admins(),
    send: aChange,
  },
  'POST /api/v1/Sessions/recipients': {
    answers: admins(),
    send: async (club) => ({ body: { ids: [(await ofSession(club)).params.id] } }),
  },
  'POST /api/v1/Sessions/{id}/register': { answers: players(201), send: ofSession },
  'DELETE /api/v1/Sessions/{id}/register': { answers: players(409), send: ofSession },
  'POST /api/v1/Sessions/{id}/waiting-list': { answers: players(409), send: ofSession },
  'DELETE /api/v1/Sessions/{id}/waiting-list': { answers: players(204), send: ofSession },
  'GET /api/v1/Sessions/{id}/invitation': {
    answers: players(404),
    send: async (club) => ({
      ...(await ofSession(club)),
      query: { invitation: (await ofSession(club)).params.id },
    }),
  },
  'DELETE /api/v1/Sessions/{id}/together': { answers: players(), send: ofSession },
  'GET /api/v1/Sessions/{id}/draw': { answers: [200, 200, 200, 200], send: ofSession },
  'POST /api/v1/Sessions/{id}/reminder': {
    answers: players(204),
    send: async (club) => ({
      params: {
        id: await club.session({ opensAt: new Date(club.clock.now().getTime() + 60_000).toISOString() }),
      },
    }),
  },
  'DELETE /api/v1/Sessions/{id}/reminder': { answers: players(204), send: ofSession },

  'POST /api/v1/Attendance/sessions/{sessionId}': {
    answers: players(201),
    send: aYes,
  },
  'PUT /api/v1/Attendance/sessions/{sessionId}': {
    answers: players(409),
    send: aYes,
  },
  'GET /api/v1/Attendance/confirm': {
    // Without a signature only the player named in the link may answer.
    answers: [400, 200, 400, 400],
    send: async (club, owner) => ({
      query: { sessionId: await club.session(), userId: owner.id, attending: 'true' },
    }),
  },
  'GET /api/v1/Attendance/sessions/{sessionId}/summary': { answers: players(), send: ofAttendance },
  'GET /api/v1/Attendance/sessions/{sessionId}/users': { answers: everybody(), send: ofAttendance },
  'GET /api/v1/Attendance/me': { answers: players() },
  'GET /api/v1/Attendance/no-shows': { answers: players() },
  'GET /api/v1/Users/{id}/no-shows': { answers: admins(), send: ofOwner },
  'DELETE /api/v1/Users/{id}/no-shows': {
    answers: admins(),
    send: (_, owner) => ({ params: { id: owner.id }, body: { reason: 'Was ill' } }),
  },

  'GET /api/v1/Seasons': { answers: everybody() },
  'GET /api/v1/Seasons/current': { answers: everybody() },
  'GET /api/v1/Seasons/{id}': { answers: everybody(), send: ofSeason },
  'GET /api/v1/Seasons/{id}/users': { answers: admins(), send: ofSeason },
  'POST /api/v1/Seasons': { answers: admins(201), send: () => ({ body: aSeason }) },
  'PUT /api/v1/Seasons/{id}': {
    answers: admins(),
    send: async (club) => ({ ...(await ofSeason(club)), body: aSeason }),
  },
  'DELETE /api/v1/Seasons/{id}': { answers: admins(204), send: ofSeason },
  'PATCH /api/v1/Seasons/{id}/status': {
    answers: admins(),
    send: async (club) => ({ ...(await ofSeason(club)), body: { status: 1 } }),
  },
  'POST /api/v1/Seasons/{id}/register': { answers: players(201), send: ofSeason },
  'DELETE /api/v1/Seasons/{id}/register': { answers: players(404), send: ofSeason },
  'POST /api/v1/Seasons/{id}/reminder': {
    answers: players(204),
    send: async (club) => {
      const opensAt = new Date(club.clock.now().getTime() + 60_000).toISOString();
      const spring = { startDate: '2027-03-06', endDate: '2027-05-29', price: 95, maxPasses: 5, opensAt };
      return { params: { id: (await addSeason(club, spring)).id } };
    },
  },
  'DELETE /api/v1/Seasons/{id}/reminder': { answers: players(204), send: ofSeason },

  'GET /api/v1/SeasonSubscriptions': { answers: admins() },
  'GET /api/v1/SeasonSubscriptions/offers': { answers: everybody() },
  'GET /api/v1/SeasonSubscriptions/my-subscription': { answers: players() },
  'GET /api/v1/SeasonSubscriptions/mine': { answers: players() },
  'GET /api/v1/SeasonSubscriptions/check-active': { answers: players() },
  'POST /api/v1/SeasonSubscriptions': {
    // All of them have a pass from the call above.
    answers: players(409),
    send: () => ({ body: aPass }),
  },
  'POST /api/v1/SeasonSubscriptions/{id}/cancel': {
    // Somebody else's pass does not exist for another player.
    answers: [401, 200, 404, 200],
    send: async (club, owner) => {
      await club.call('POST /api/v1/SeasonSubscriptions', { as: owner, body: aPass });
      const mine = await club.call('GET /api/v1/SeasonSubscriptions/my-subscription', { as: owner });
      return { params: { id: mine.ok()?.id ?? '' } };
    },
  },

  'GET /api/v1/Payments': { answers: admins() },
  'GET /api/v1/Payments/pending': { answers: admins() },
  'GET /api/v1/Payments/summary': { answers: admins() },
  'GET /api/v1/Payments/mine': { answers: players() },
  'GET /api/v1/Payments/{id}': { answers: admins(), send: ofPayment },
  'POST /api/v1/Payments': {
    answers: admins(201),
    send: (_, owner) => ({ body: { userId: owner.id, plan: 1, amount: 10 } }),
  },
  'PUT /api/v1/Payments/{id}': {
    answers: admins(),
    send: async (club, owner) => ({
      ...(await ofPayment(club, owner)),
      body: { plan: 1, amount: 12.5, method: 0, status: 3 },
    }),
  },
  'PUT /api/v1/Payments/{id}/status': {
    answers: admins(),
    send: async (club, owner) => ({ ...(await ofPayment(club, owner)), body: { status: 1 } }),
  },
  'POST /api/v1/Payments/recipients': {
    answers: admins(),
    send: async (club, owner) => ({
      body: { ids: [(await ofPayment(club, owner)).params.id], status: 1 },
    }),
  },

  'GET /api/v1/Balances/mine': { answers: players() },
  'GET /api/v1/Balances/mine/entries': { answers: players() },
  'PUT /api/v1/Payments/{id}/sent': {
    // Somebody else's payment does not exist for another person.
    answers: [401, 200, 404, 404],
    send: async (club, owner) => ({ ...(await ofPayment(club, owner)), body: { sent: true } }),
  },
  'GET /api/v1/Payments/{id}/receipt': {
    answers: [401, 200, 404, 404],
    send: async (club, owner) => {
      const { params } = await ofPayment(club, owner);
      await setPaymentStatus(club, params.id, 1);
      return { params };
    },
  },

  'GET /api/v1/Balances': { answers: admins() },
  'GET /api/v1/Balances/summary': { answers: admins() },
  'POST /api/v1/Balances/remind': {
    answers: admins(),
    send: async (club) => {
      const debtor = await club.person();
      await ofPayment(club, debtor);
      return { body: { ids: [debtor.id] } };
    },
  },
  'GET /api/v1/Balances/{id}': { answers: admins(), send: ofOwner },
  'GET /api/v1/Balances/{id}/entries': { answers: admins(), send: ofOwner },
  'POST /api/v1/Balances/{id}/entries': {
    answers: admins(),
    send: (_, owner) => ({
      params: { id: owner.id },
      body: { kind: 'credit', amount: 5, reason: 'For the nets' },
    }),
  },
  'GET /api/v1/Refunds': { answers: admins() },
  'GET /api/v1/Refunds/summary': { answers: admins() },
  'PUT /api/v1/Refunds/{id}/decision': {
    answers: admins(),
    send: async (club, owner) => ({ ...(await ofRefund(club, owner)), body: { decision: 'send' } }),
  },
  'GET /api/v1/Months': { answers: admins() },
  'GET /api/v1/Months/{month}': { answers: admins(), send: () => ({ params: { month: '2026-11' } }) },
  'GET /api/v1/Months/{month}/entries': {
    answers: admins(),
    send: () => ({ params: { month: '2026-11' } }),
  },
  'PUT /api/v1/Months/{month}': {
    answers: admins(),
    // Reopened already: a closed month would disturb the following rows.
    send: () => ({ params: { month: '2026-09' }, body: { closed: false } }),
  },
  'GET /api/v1/Openings': { answers: admins() },
  'GET /api/v1/Settings/data': { answers: admins() },
  'GET /api/v1/Attendance/imports': { answers: admins() },
  'POST /api/v1/Attendance/imports/preview': {
    answers: admins(),
    send: () => ({ body: { content: contentOf('Email,2026-09-05\nana@x.ca,x') } }),
  },
  'POST /api/v1/Attendance/imports': { answers: admins(201), send: ofPastDay },
  'POST /api/v1/Attendance/imports/{id}/take-back': {
    answers: admins(),
    send: async (club, owner) => {
      const { body } = ofPastDay(club, owner);
      const { id } = (
        await club.call('POST /api/v1/Attendance/imports', { as: await club.admin(), body })
      ).ok(201);
      return { params: { id } };
    },
  },
  'GET /api/v1/SeasonSubscriptions/imports': { answers: admins() },
  'POST /api/v1/SeasonSubscriptions/imports/preview': {
    answers: admins(),
    send: () => ({
      body: { content: contentOf('Email,From,To,Price,Paid\nana@x.ca,2019-01-05,2019-03-05,20,x') },
    }),
  },
  'POST /api/v1/SeasonSubscriptions/imports': { answers: admins(201), send: ofPass },
  'POST /api/v1/SeasonSubscriptions/imports/{id}/take-back': {
    answers: admins(),
    send: async (club, owner) => {
      const { body } = ofPass(club, owner);
      const { id } = (
        await club.call('POST /api/v1/SeasonSubscriptions/imports', { as: await club.admin(), body })
      ).ok(201);
      return { params: { id } };
    },
  },
  'POST /api/v1/Openings/preview': {
    answers: admins(),
    send: () => ({ body: { content: contentOf('Email,Owes\nana@x.ca,10') } }),
  },
  'POST /api/v1/Openings': { answers: admins(201), send: ofBalance },
  'POST /api/v1/Openings/{id}/take-back': {
    answers: admins(),
    send: async (club, owner) => {
      const { body } = ofBalance(club, owner);
      const { id } = (await club.call('POST /api/v1/Openings', { as: await club.admin(), body })).ok(201);
      return { params: { id } };
    },
  },
  'POST /api/v1/Transfers/preview': {
    answers: admins(),
    send: aStatement,
  },
  'POST /api/v1/Transfers/import': {
    answers: admins(),
    send: aStatement,
  },
  'GET /api/v1/Transfers/mailbox': { answers: admins() },
  'PUT /api/v1/Transfers/mailbox': { answers: admins(), send: () => ({ body: aMailbox }) },
  // Without a mail server the answer is an error message.
  'POST /api/v1/Transfers/mailbox/fetch': {
    answers: admins(),
    send: async (club) => {
      await club.call('PUT /api/v1/Transfers/mailbox', { as: await club.admin(), body: aMailbox });
      return {};
    },
  },
  'GET /api/v1/Transfers': { answers: admins() },
  'GET /api/v1/Transfers/{id}/suggestions': { answers: admins(), send: ofTransfer },
  'PUT /api/v1/Transfers/{id}/decision': {
    answers: admins(),
    send: async (club) => ({ ...(await ofTransfer(club)), body: { decision: 'notOurs' } }),
  },

  'POST /api/v1/Communication/{emailType}': { answers: admins(), send: mailing },
  'POST /api/v1/Communication/{emailType}/preview': {
    answers: admins(),
    send: () => ({ params: { emailType: 'announcement' }, body: { language: 2, customMessage: 'Hello' } }),
  },
  'GET /api/v1/Communication/recipients': { answers: admins(), send: () => ({ query: { owes: true } }) },
  'POST /api/v1/Communication/recipients': {
    answers: admins(),
    send: (_, owner) => ({ body: { emailType: 'announcement', emails: [owner.email] } }),
  },
  'GET /api/v1/Communication/mailings': { answers: admins() },
  'DELETE /api/v1/Communication/mailings/{mailingId}': {
    answers: admins(204),
    send: async (club) => {
      const body = { group: {}, customMessage: 'Hello', sendAt: { date: '2026-11-27', time: '18:00' } };
      const call = { as: await club.admin(), params: { emailType: 'announcement' as const }, body };
      const { mailingId } = (await club.call('POST /api/v1/Communication/{emailType}', call)).ok();
      return { params: { mailingId } };
    },
  },
  'GET /api/v1/Communication/mailings/{mailingId}': {
    answers: admins(),
    send: async (club, owner) => {
      const reply = await club.call('POST /api/v1/Communication/{emailType}', {
        as: await club.admin(),
        ...mailing(club, owner),
      });
      return { params: { mailingId: reply.ok().mailingId } };
    },
  },
  'GET /api/v1/Communication/unsent': { answers: admins() },
  'POST /api/v1/Communication/unsent': { answers: admins(), send: () => ({ body: {} }) },
  'GET /api/v1/Communication/unsubscribe': {
    answers: everybody(303),
    send: () => ({ query: { token: 'made-up' } }),
  },
  'POST /api/v1/Communication/unsubscribe': {
    answers: everybody(400),
    send: () => ({ query: { token: 'made-up' } }),
  },

  'GET /api/v1/Settings': { answers: admins() },
  'PUT /api/v1/Settings': {
    answers: admins(),
    send: () => ({
      body: {
        organizationName: 'Courtside',
        defaultPrice: 10,
        maxCapacity: 20,
        address: 'The gym',
        notifications: { welcomeEmail: true, sessionReminder: true, lowCapacityAlert: true },
      },
    }),
  },
  'PUT /api/v1/Settings/logo': { answers: admins(), send: () => ({ body: { file: smallLogo } }) },
  'DELETE /api/v1/Settings/logo': { answers: admins() },
  'DELETE /api/v1/Settings/first-steps': { answers: admins() },
  'POST /api/v1/Settings/opening': { answers: admins() },
  'GET /api/v1/Settings/club': { answers: everybody() },

  'GET /api/v1/Dashboard': { answers: admins() },
  'GET /api/v1/Dashboard/oddities': { answers: admins() },
  'POST /api/v1/Dashboard/oddities/dismiss': {
    answers: admins(204),
    send: () => ({ body: { key: 'noSession 2026-11-14' } }),
  },
  'GET /api/v1/Audit': { answers: admins() },
  'GET /api/v1/Ratings': { answers: admins() },
  'PUT /api/v1/Ratings/{userId}': {
    answers: admins(),
    send: (_, owner) => ({ params: { userId: owner.id }, body: { rating: 4 } }),
  },
  'GET /api/v1/PrivacyRequests': { answers: admins() },
  'GET /api/v1/PrivacyRequests/{id}': { answers: admins(), send: ofRequest },
  'POST /api/v1/PrivacyRequests': { answers: admins(201), send: aRequest },
  'PUT /api/v1/PrivacyRequests/{id}': {
    answers: admins(),
    send: async (club, owner) => ({ ...(await ofRequest(club, owner)), ...aRequest(club, owner) }),
  },
  'DELETE /api/v1/PrivacyRequests/{id}': { answers: admins(204), send: ofRequest },
  'GET /api/v1/Incidents': { answers: admins() },
  'GET /api/v1/Incidents/{id}': { answers: admins(), send: ofIncident },
  'POST /api/v1/Incidents': { answers: admins(201), send: () => ({ body: anIncident }) },
  'PUT /api/v1/Incidents/{id}': {
    answers: admins(),
    send: async (club) => ({ ...(await ofIncident(club)), body: anIncident }),
  },
  'DELETE /api/v1/Incidents/{id}': { answers: admins(204), send: ofIncident },
  'GET /api/v1/Retention': { answers: everybody() },
  'PUT /api/v1/Retention': {
    answers: admins(),
    send: () => ({ body: { people: 36, log: null, transfers: null } }),
  },
  'GET /api/v1/Retention/next': { answers: admins(), send: () => ({ query: { people: 36 } }) },
  'POST /api/v1/Telemetry/remotes': {
    answers: everybody(204),
    send: () => ({ body: { remote: 'player-portal', cause: 'crashed' } }),
  },
};

export const rows = Object.keys(calls) as (keyof Calls)[];
