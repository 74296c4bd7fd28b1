import { eq } from 'drizzle-orm';
import type { PushSubscriptions } from 'shared-api/contract';
import type { Db } from '../../data/rows';
import { firstOf } from '../../data/rows';
import { logins, pushKindsOff } from '../../data/schema';
import { refuse } from '../../errors/app-error';
import type { Caller } from '../../http/access';
import type { Services } from '../../http/services';
import { addTrials } from '../../mail/outbox/pushes';
import { pushWork } from '../../mail/outbox/sender';
import { devicesOf, kindsOff, removeDevice, saveDevice } from '../../mail/push/devices';
import { isOfPushService } from '../../mail/push/services';
import { createVapid } from '../../mail/push/vapid';
import type { Feature } from '../feature';
import { isActive } from './logins';

/** On which of their devices somebody is notified, and of what. */
export const push: Feature = {
  routes(route) {
    route('GET /api/v1/Push/key', async ({ services: { config } }) => ({ key: createVapid(config).key }));

    route('GET /api/v1/Push/subscriptions', ({ services, caller }) => readDevices(services, caller));

    route('PUT /api/v1/Push/subscriptions', async ({ services, body, caller }) => {
      const { db: tx, clock, config } = services;
      if (!isOfPushService(body.endpoint, config.pushServices))
        return refuse('unknownPushService', { values: { host: hostOf(body.endpoint) } });
      // It may end at this moment.
      const login = await firstOf(
        tx.select({ id: logins.id }).from(logins).where(eq(logins.id, caller.login.id)).for('key share'),
      );
      if (!login) return refuse('notLoggedIn');
      await saveDevice(tx, { ...body, loginId: login.id, userId: caller.id }, clock.now());
      return readDevices(services, caller);
    });

    route('DELETE /api/v1/Push/subscriptions/{id}', async ({ services, params, caller }) => {
      await removeDevice(services.db, caller.id, params.id);
      return readDevices(services, caller);
    });

    route('PUT /api/v1/Push/kinds', async ({ services, body, caller: { id: userId, ...caller } }) => {
      const { db: tx } = services;
      await tx.delete(pushKindsOff).where(eq(pushKindsOff.userId, userId));
      const rows = body.off.map((kind) => ({ userId, kind }));
      if (rows.length > 0) await tx.insert(pushKindsOff).values(rows).onConflictDoNothing();
      return readDevices(services, { ...caller, id: userId });
    });

    route('POST /api/v1/Push/trial', async ({ services, caller }) => {
      await addTrials(services.db, caller.id, services.clock.now());
      services.jobs.wake(pushWork);
      return readDevices(services, caller);
    });
  },
  exportData: async (db, userId) => ({
    notifications: {
      devices: (await devicesOf(db, userId)).map(({ device, login }) => ({
        ...{ browser: login.browser, platform: login.platform, service: hostOf(device.endpoint) },
        ...{ createdOn: device.createdOn, deliveredOn: device.deliveredOn },
      })),
      off: await kindsOff(db, userId),
    },
  }),
};

const hostOf = (endpoint: string): string => (URL.canParse(endpoint) ? new URL(endpoint).host : endpoint);

/** The caller's devices that are notified, this one first. */
async function readDevices(
  { db, clock, config }: Pick<Services, 'clock' | 'config'> & { db: Db },
  { id, login }: Pick<Caller, 'id' | 'login'>,
): Promise<PushSubscriptions> {
  const rows = (await devicesOf(db, id)).filter((row) => isActive(row.login, clock.now(), config.login));
  const devices = rows.map((row) => ({
    id: row.login.id,
    browser: row.login.browser,
    platform: row.login.platform,
    createdOn: row.device.createdOn.toISOString(),
    deliveredOn: row.device.deliveredOn?.toISOString() ?? null,
    current: row.login.id === login.id,
  }));
  return {
    devices: devices.sort((one, other) => Number(other.current) - Number(one.current)),
    off: await kindsOff(db, id),
  };
}
