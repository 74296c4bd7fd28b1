import { and, eq, isNull } from 'drizzle-orm';
import { digestOf } from '../../crypto/keys';
import type { Db } from '../../data/rows';
import { OutboxState, outbox, pushTrial } from '../../data/schema';
import { safeError } from '../../errors/safe-error';
import type { Jobs } from '../../jobs/jobs';
import { type Log, throttle } from '../../jobs/throttle';
import { categoryOf, isConfirmed } from '../list';
import { type DeviceRow, endDevice, findDevice, noteDelivered, noteFailure } from '../push/devices';
import { encryptFor } from '../push/encrypt';
import { type PushReply, sendPush } from '../push/send';
import { createVapid } from '../push/vapid';
import { type Batch, type BatchParts, readBatch } from './batch';
import { contentOf, type Notification, notificationOf, trialOf } from './notification';
import { isExhausted } from './policy';
import { pushWork } from './sender';
import {
  beginAttempt,
  claimRows,
  countWaiting,
  type OutboxEmail,
  type OutboxRow,
  recordOutcome,
  releaseEmail,
  skipSuperseded,
} from './store';

const batchSize = 25;

/** Concurrent notifications. */
const lanes = 5;

/** How long a push service is left alone that does not answer, and at most if it says for how long: as `store.ts` waits. */
const [silentMs, longestMs] = [20_000, 50 * 60_000];

/** The worker's dependencies. */
export interface PushParts extends BatchParts {
  log: Log;
}

/** Adds sending the outbox's notifications to the background work. */
export const registerPush = (jobs: Jobs, parts: PushParts): void =>
  jobs.addWork(pushWork, {
    runBatch: createPushWorker(parts),
    counts: () => countWaiting(parts.db, 'push'),
  });

/**
 * Sends notifications that are due, as the outbox sends e-mails: each is claimed and counted before, and marked after. A push
 * service that does not answer, or asks for a pause, is left alone by this process, whatever waits for it.
 * @returns sends one batch and returns its size; when stopped, it releases what it has not begun
 */
export function createPushWorker(parts: PushParts): (stopping?: AbortSignal) => Promise<number> {
  const { db, clock, log, config } = parts;
  const logOnce = throttle(clock);
  const vapid = createVapid(config);
  /** Until when a push service is left alone, by its origin. */
  const pauses = new Map<string, number>();

  const deviceFor = ({ deviceId, userId }: OutboxRow): Promise<DeviceRow | undefined> => {
    const before = (ms: number) => new Date(clock.now().getTime() - ms);
    const since = { createdOn: before(config.login.maxMs), lastUsedOn: before(config.login.idleMs) };
    return deviceId && userId ? findDevice(db, { deviceId, userId }, since) : Promise.resolve(undefined);
  };

  /** Hands a row's notification over, and notes what that says of the device. */
  const deliver = async (
    row: OutboxRow,
    device: DeviceRow,
    notification: Notification,
  ): Promise<PushReply> => {
    const { origin } = new URL(device.endpoint);
    const now = clock.now();
    const body = encrypted(device, notification);
    if (!body) {
      await endDevice(db, device);
      return { type: 'gone' };
    }
    const until = row.trueUntil ?? row.triedUntil;
    const reply = await sendPush(
      {
        ...{ endpoint: device.endpoint, body },
        ttl: Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)),
        // Says nothing to the push service: not even that two devices are told of the same.
        topic: digestOf(`${row.deviceId} ${notification.tag}`, config.keys),
        authorization: await vapid.authorization(origin, now),
      },
      config.pushServices,
    );
    if (reply.type === 'accepted') await noteDelivered(db, device, clock.now());
    else if (reply.type === 'gone') await endDevice(db, device);
    else {
      await noteFailure(db, device, clock.now());
      const pauseMs = Math.min(Math.max(reply.afterMs, silentMs), longestMs);
      if (!reply.isForGood) pauses.set(origin, clock.now().getTime() + pauseMs);
    }
    return reply;
  };

  const record = async (row: OutboxRow, reply: PushReply | { type: 'unwanted' }): Promise<void> => {
    const now = clock.now();
    if (reply.type === 'accepted')
      return recordOutcome(db, row, { state: OutboxState.Sent, problem: null }, now);
    await hurryEmail(db, row, now);
    if (reply.type !== 'failed')
      return recordOutcome(db, row, { state: OutboxState.Skipped, problem: null }, now);
    const error = safeError(reply.error);
    logOnce(JSON.stringify({ ...error, stack: undefined }), (suppressed) =>
      log.warn(
        { rowId: row.id, template: row.template, error, ...suppressed },
        'a notification was not taken',
      ),
    );
    const { state, problem } = reply.isForGood
      ? ({ state: OutboxState.Refused, problem: 'refused' } as const)
      : ({ state: OutboxState.Waiting, problem: 'unreachable' } as const);
    return recordOutcome(db, row, { state, problem }, now, Math.min(reply.afterMs, longestMs));
  };

  const attempt = async (batch: Batch, row: OutboxRow, stopping?: AbortSignal): Promise<void> => {
    const now = clock.now();
    if (stopping?.aborted) return releaseEmail(db, row, now);
    if (isExhausted(row) || row.triedUntil <= now)
      return recordOutcome(db, row, { state: OutboxState.GivenUp, problem: row.problem }, now);
    const device = await deviceFor(row);
    const pausedUntil = device && pauses.get(new URL(device.endpoint).origin);
    if (pausedUntil && pausedUntil > now.getTime() && pausedUntil <= now.getTime() + longestMs)
      return releaseEmail(db, row, new Date(pausedUntil));
    const notification = device && (await readNotification(batch, row));
    if (!device || !notification) return record(row, { type: 'unwanted' });
    const begun = await beginAttempt(db, row, clock);
    if (begun) await record(begun, await deliver(begun, device, notification));
  };

  return async (stopping) => {
    const claimed = await claimRows(db, clock, 'push', batchSize);
    const wanted = await skipSuperseded(db, claimed);
    if (wanted.length === 0) return claimed.length;
    const batch = await readBatch(parts, wanted);
    const lane = async () => {
      for (let row = wanted.shift(); row; row = wanted.shift()) await attempt(batch, row, stopping);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    return claimed.length;
  };
}

/** Lets the e-mail of a notification's act leave at once, since nobody has seen it on a device. */
async function hurryEmail(
  db: Db,
  { userId, topic, createdOn }: Pick<typeof outbox.$inferSelect, 'userId' | 'topic' | 'createdOn'>,
  now: Date,
): Promise<void> {
  if (userId === null || topic === null) return;
  await db
    .update(outbox)
    .set({ dueOn: now })
    .where(
      and(
        isNull(outbox.deviceId),
        eq(outbox.userId, userId),
        eq(outbox.topic, topic),
        eq(outbox.state, OutboxState.Waiting),
        eq(outbox.createdOn, createdOn),
        // Not one that is being sent.
        eq(outbox.attempts, 0),
      ),
    );
}

/** What a row says, in its reader's language; null when there is nothing to say, or nobody to say it to. */
async function readNotification(batch: Batch, row: OutboxRow): Promise<Notification | null> {
  const { context, off, receiverOf, propsOf } = batch;
  const receiver = receiverOf(row);
  if (!receiver || !isConfirmed(receiver)) return null;
  const language = row.language ?? receiver.language;
  if (row.template === pushTrial) return trialOf(language, context);
  const email = row as OutboxEmail;
  if (!row.mailingId && off.has(categoryOf(email))) return null;
  const props = await propsOf(email, receiver);
  return props && notificationOf(email.template, props, receiver, language, context);
}

/** @returns undefined for a device whose key is none */
function encrypted(device: DeviceRow, notification: Notification): Buffer | undefined {
  try {
    return encryptFor(device, contentOf(notification));
  } catch {
    return undefined;
  }
}
