// biome-ignore lint/style/noRestrictedImports: it has no other entry.
import { PushApiModel } from 'web-push-testing/src/PushApiModel.js';
// biome-ignore lint/style/noRestrictedImports: it has no other entry.
import WebPushTestingServer from 'web-push-testing/src/server.js';
import { freePort } from '../../../infra/bootstrap/ports.mjs';
import { clubForAll } from '../support/club';

const origins: string[] = [];
const club = clubForAll({ pushServices: origins });
const model = new PushApiModel();
let stop: () => void;

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const port = await freePort();
  origins.push(`http://localhost:${port}`);
  const server = new WebPushTestingServer(model, port);
  server.startServer();
  stop = () => server._server.close();
});
afterAll(() => stop());

test('a push service that others wrote takes, decrypts and ends what the club sends', async () => {
  // It compares signatures with the clock on the wall.
  club.clock.set(new Date());
  const as = await club.person();
  const { key } = (await club.call('GET /api/v1/Push/key', { as })).ok();
  const device = await model.subscribe({ userVisibleOnly: 'true', applicationServerKey: key });
  const body = {
    endpoint: device.endpoint,
    p256dh: Buffer.from(device.keys.p256dh, 'base64').toString('base64url'),
    auth: Buffer.from(device.keys.auth, 'base64').toString('base64url'),
  };
  (await club.call('PUT /api/v1/Push/subscriptions', { as, body })).ok();
  (await club.call('POST /api/v1/Push/trial', { as })).ok();
  await club.app.services.jobs.drain();
  const { messages } = model.getNotifications({ clientHash: device.clientHash });
  expect(messages.map((message) => JSON.parse(message))).toMatchObject([
    { web_push: 8030, notification: { body: 'Notifications work on this device.' } },
  ]);
  model.expireSubscription(device.clientHash);
  (await club.call('POST /api/v1/Push/trial', { as })).ok();
  await club.app.services.jobs.drain();
  expect((await club.call('GET /api/v1/Push/subscriptions', { as })).ok().devices).toEqual([]);
});
