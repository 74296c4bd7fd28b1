import { eq } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { type PushService, startPushService } from '../../../infra/bootstrap/own-push-service';
import { gatherProps } from '../../src/club/mailings/props';
import { outbox, pushDevices, sessions } from '../../src/data/schema';
import { clubFacts } from '../../src/mail/context';
import { createPushWorker } from '../../src/mail/outbox/push-worker';
import { clubForAll, type Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { mailerWith, outboxWorker, passTime } from '../support/outbox';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';

const origins: string[] = [];
const club = clubForAll({ pushServices: origins });
let service: PushService;

beforeAll(async () => {
  service = await startPushService();
  origins.push(service.origin);
});
afterAll(() => service.close());

/** The day before the session of Saturday, November 28, at ten: who gives a spot back is replaced by the first in line. */
const late = '2026-11-27T17:00:00Z';

beforeEach(async () => {
  club.clock.set('2026-11-21T23:00:00Z');
  service.answer(undefined);
  await emptyTables(club.database.db, outbox, pushDevices, sessions);
  for (const list of [service.received, service.tried, service.failures, club.mailer.sent]) list.length = 0;
});
afterEach(() => expect(service.failures).toEqual([]));

const { say, wait } = placesIn(() => club);
const list = async (as: Person) => (await club.call('GET /api/v1/Push/subscriptions', { as })).ok();
const subscribe = async (as: Person, name?: string) =>
  (await club.call('PUT /api/v1/Push/subscriptions', { as, body: service.subscribe(name) })).ok();
const work = () => club.app.services.jobs.drain();
const waiting = () => club.database.db.select().from(outbox).where(eq(outbox.state, 0));

/** Somebody who has the only spot, and somebody who waits for it with a device. */
async function line(name = 'phone') {
  const [holder, next] = await club.people(2);
  const id = await club.session({ maxCapacity: 1 });
  (await say(holder, id, true)).ok();
  (await wait(next, id)).ok();
  await subscribe(next, name);
  await club.drain();
  club.clock.set(late);
  club.mailer.sent.length = 0;
  return { id, holder, next };
}

test('who gives their spot back notifies the next in line, whose device alone can read it', async () => {
  const { id, holder } = await line();
  (await say(holder, id, false)).ok();
  await work();
  expect(service.received).toEqual([
    {
      device: 'phone',
      headers: expect.objectContaining({
        ...{ 'content-encoding': 'aes128gcm', ttl: '7200', urgency: 'high' },
        topic: expect.stringMatching(/^[\w-]{22}$/),
      }),
      content: {
        web_push: 8030,
        notification: {
          title: expect.stringMatching(/^A spot for you on Saturday, November 28: answer by 2:00.PM today$/),
          body: expect.stringContaining('It’s your turn: the spot is yours until'),
          navigate: `http://club.test/attendance-confirmation?sessionId=${id}`,
          lang: 'en-CA',
          tag: id,
        },
      },
    },
  ]);
  const { key } = (await club.call('GET /api/v1/Push/key', { as: holder })).ok();
  expect([...service.keys]).toEqual([key]);
  await work();
  expect(service.received).toHaveLength(1);
});

test('a spot that is given, a call, a cancelled session and a reminder are notified, in the reader’s language', async () => {
  const [holder, next] = [await club.person(), await club.person({ language: 1 })];
  const id = await club.session({ maxCapacity: 1 });
  (await say(holder, id, true)).ok();
  (await wait(next, id)).ok();
  await subscribe(next);
  (await say(holder, id, false)).ok();
  await work();
  const as = await club.admin();
  const params = { emailType: 'attendance-reminder' } as const;
  const body = { emails: [next.email], language: 1 } as const;
  (await club.call('POST /api/v1/Communication/{emailType}', { as, params, body })).ok();
  await work();
  (await changeSession(club, id, { startTime: '11:00', endTime: '13:00' })).ok();
  await work();
  (await changeSession(club, id, { status: SessionStatus.Cancelled })).ok();
  await work();
  const said = service.received.map(({ content: { notification } }) => [
    notification.title,
    notification.body,
  ]);
  expect(said).toMatchInlineSnapshot(`
    [
      [
        "Une place s’est libérée : vous jouez le samedi 28 novembre",
        "Une place s’est libérée : elle est à vous.",
      ],
      [
        "Y serez-vous le samedi 28 novembre?",
        "samedi 28 novembre · De 10 h à 12 h · The gym",
      ],
      [
        "Changement : séance du samedi 28 novembre",
        "Voici ce qui est maintenant prévu : samedi 28 novembre · De 11 h à 13 h · The gym",
      ],
      [
        "Annulation : séance du samedi 28 novembre",
        "Cette séance n’aura pas lieu : samedi 28 novembre · De 11 h à 13 h · The gym",
      ],
    ]
  `);
});

test('a kind that is switched off, an own answer, and a device that is logged out stay silent', async () => {
  const { id, holder, next } = await line();
  const off = ['spots'] as const;
  expect((await club.call('PUT /api/v1/Push/kinds', { as: next, body: { off: [...off] } })).ok().off).toEqual(
    off,
  );
  (await say(holder, id, false)).ok();
  await work();
  expect(service.tried).toEqual([]);
  (await club.call('PUT /api/v1/Push/kinds', { as: next, body: { off: [] } })).ok();
  (await say(next, id, true)).ok();
  await work();
  expect(service.tried).toEqual([]);
  (await club.call('POST /api/v1/Push/trial', { as: next })).ok();
  (await club.call('POST /auth/logout', { as: next })).ok(204);
  await work();
  expect(service.tried).toEqual([]);
  expect(await club.database.db.select().from(pushDevices)).toEqual([]);
});

test('a device is its login’s: the same again changes nothing, another login takes it over, the eleventh ends the first', async () => {
  const [one, other] = await club.people(2);
  const body = service.subscribe('shared');
  for (const _ of [1, 2]) (await club.call('PUT /api/v1/Push/subscriptions', { as: one, body })).ok();
  expect((await list(one)).devices).toMatchObject([{ current: true, deliveredOn: null }]);
  (await club.call('PUT /api/v1/Push/subscriptions', { as: other, body })).ok();
  expect([(await list(one)).devices, (await list(other)).devices.length]).toEqual([[], 1]);
  (
    await club.call('DELETE /api/v1/Push/subscriptions/{id}', {
      as: one,
      params: { id: (await list(other)).devices[0]?.id ?? '' },
    })
  ).ok();
  expect((await list(other)).devices).toHaveLength(1);

  const [first, ...more] = [one, ...(await Promise.all(Array.from({ length: 10 }, () => club.again(one))))];
  for (const as of [first, ...more]) {
    passTime(club, 1);
    await subscribe(as as Person);
  }
  const { devices } = await list(more[0] as Person);
  expect(devices).toHaveLength(10);
  expect((await list(first as Person)).devices.some(({ current }) => current)).toBe(false);
  const data = (await club.call('GET /api/v1/Users/me/export', { as: one })).ok();
  expect(JSON.stringify(data.notifications)).toContain(new URL(service.origin).host);
  expect(JSON.stringify(data)).not.toContain('/push/');
});

test('only push services are sent to', async () => {
  const as = await club.person();
  for (const endpoint of ['http://169.254.169.254/latest', 'https://club.example/x']) {
    const body = { ...service.subscribe(), endpoint };
    expect((await club.call('PUT /api/v1/Push/subscriptions', { as, body })).error().code).toBe(
      'unknownPushService',
    );
  }
});

test('a device that is gone ends, and its mail does not wait', async () => {
  const { id, holder, next } = await line();
  await club.database.db.update(pushDevices).set({ deliveredOn: club.clock.now() });
  service.answer((response) => response.writeHead(410).end());
  (await say(holder, id, false)).ok();
  await work();
  await work();
  expect((await list(next)).devices).toEqual([]);
  expect(club.mailer.sent.map(({ to }) => to)).toContain(next.email);
});

test('the mail of an offer that a device has shown waits two minutes, and is dropped if it is answered', async () => {
  const { id, holder, next } = await line();
  await club.database.db.update(pushDevices).set({ deliveredOn: club.clock.now() });
  const offers = () =>
    club.mailer.sent.filter(({ to, subject }) => to === next.email && /A spot for you/.test(subject));
  (await say(holder, id, false)).ok();
  await work();
  expect([service.received.length, offers().length]).toEqual([1, 0]);
  passTime(club, 60);
  (await say(next, id, true)).ok();
  passTime(club, 61);
  await work();
  expect(offers()).toEqual([]);
  const again = await line('other');
  await club.database.db.update(pushDevices).set({ deliveredOn: club.clock.now() });
  (await say(again.holder, again.id, false)).ok();
  await work();
  passTime(club, 121);
  await work();
  expect(
    club.mailer.sent.filter(({ to, subject }) => to === again.next.email && /A spot for you/.test(subject)),
  ).toHaveLength(1);
});

test('a service that asks for a pause is left alone for so long, whatever waits; then each arrives once', async () => {
  const { id, holder, next } = await line();
  service.answer((response) => response.writeHead(429, { 'retry-after': '300' }).end());
  (await say(holder, id, false)).ok();
  await work();
  (await club.call('POST /api/v1/Push/trial', { as: next })).ok();
  passTime(club, 200);
  await work();
  expect(service.tried).toEqual(['phone']);
  service.answer(undefined);
  passTime(club, 101);
  await work();
  await work();
  expect(service.received).toHaveLength(2);
});

test('a service that is away for two hours is sent nothing late that is no longer true', async () => {
  const { id, holder, next } = await line();
  service.answer((response) => response.writeHead(503).end());
  (await say(holder, id, false)).ok();
  await work();
  passTime(club, 2 * 3600 + 1);
  service.answer(undefined);
  await work();
  expect(service.received).toEqual([]);
  expect((await list(next)).devices).toHaveLength(1);
  expect((await waiting()).filter(({ deviceId }) => deviceId !== null)).toEqual([]);
});

test('a device that fails five times over three days ends; one success begins anew', async () => {
  const as = await club.person();
  await subscribe(as);
  service.answer((response) => response.writeHead(500).end());
  const fail = async (times: number) => {
    for (let n = 0; n < times; n++) {
      (await club.call('POST /api/v1/Push/trial', { as })).ok();
      await work();
      passTime(club, 700);
      await work();
    }
  };
  await fail(6);
  passTime(club, 3 * 86_400);
  service.answer(undefined);
  (await club.call('POST /api/v1/Push/trial', { as })).ok();
  await work();
  expect(service.received).toHaveLength(1);
  service.answer((response) => response.writeHead(500).end());
  await fail(4);
  passTime(club, 3 * 86_400);
  expect((await list(as)).devices).toHaveLength(1);
  await fail(1);
  expect((await list(as)).devices).toEqual([]);
});

test('a redirect to this machine is not followed, a service that hangs keeps no mail', async () => {
  const [one, other] = await club.people(2);
  for (const as of [one, other]) await subscribe(as, as === one ? 'redirected' : 'hanging');
  const hangs = new Promise<void>((hung) => {
    service.answer((response, device) => {
      if (device === 'hanging') return hung();
      response.writeHead(307, { location: `${service.origin}/elsewhere` }).end();
    });
  });
  (await club.call('POST /api/v1/Push/trial', { as: one })).ok();
  await work();
  (await club.call('POST /api/v1/Push/trial', { as: other })).ok();
  const pushing = work();
  await hangs;
  await club.perform(({ emails }) => emails.notify('password-changed', { to: one, isRecovery: false }));
  const mailer = mailerWith(() => {});
  await outboxWorker(club, mailer)();
  expect(mailer.accepted).toHaveLength(1);
  await pushing;
  expect(service.tried).toEqual(['redirected', 'hanging']);
});

test('a process that dies between the two channels leaves each to be sent once by the next', async () => {
  const { id, holder, next } = await line();
  (await say(holder, id, false)).ok();
  const mailer = mailerWith(() => {});
  await outboxWorker(club, mailer)();
  expect([mailer.accepted.filter(({ to }) => to === next.email).length, service.received.length]).toEqual([
    1, 0,
  ]);
  const { services } = club.app;
  const parts = {
    ...services,
    readClub: () => clubFacts(services.db, services.config),
    gatherProps: gatherProps(services),
  };
  const next2 = createPushWorker({ ...parts, log: { info() {}, warn() {}, error() {} } });
  await Promise.all([next2(), next2()]);
  await work();
  expect(service.received).toHaveLength(1);
  expect(mailer.accepted).toHaveLength(mailer.tried.length);
});

test('an answer takes back what has not reached a device', async () => {
  const { id, holder, next } = await line();
  service.answer((response) => response.writeHead(503).end());
  (await say(holder, id, false)).ok();
  await work();
  (await say(next, id, true)).ok();
  service.answer(undefined);
  passTime(club, 60);
  await work();
  expect(service.received).toEqual([]);
});

// Last: its jobs are stopped for good.
test('a running server sends it by itself: from one person’s no to the next one’s device', async () => {
  const { id, holder } = await line();
  // The service was away in the test before, and is left alone.
  passTime(club, 60);
  const { jobs } = club.app.services;
  await jobs.start();
  try {
    const arrived = service.next();
    (await say(holder, id, false)).ok();
    expect((await arrived).content.notification.tag).toBe(id);
  } finally {
    await jobs.stop();
  }
});
