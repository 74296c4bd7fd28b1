import { type Static, Type } from 'typebox';
import { ById, Id, Instant, Nullable, strict } from './atoms';
import { defineCalls } from './call';

/**
 * What somebody's devices are notified of: a spot that is offered or given to them, a call to all who wait, a session that
 * is cancelled or moved, a reminder.
 */
const pushKinds = ['spots', 'calls', 'changes', 'reminders'] as const;
export type PushKind = (typeof pushKinds)[number];

/** A device that is notified. */
const PushDevice = strict({
  id: Id,
  browser: Nullable(Type.String()),
  platform: Nullable(Type.String()),
  createdOn: Instant,
  deliveredOn: Nullable(Instant),
  current: Type.Boolean({ description: 'The one that this call was made with' }),
});
export type PushDevice = Static<typeof PushDevice>;

const kinds = Type.Array(Type.Enum([...pushKinds]), { maxItems: pushKinds.length, uniqueItems: true });

/** The caller’s devices that are notified, and of what none of them is. */
export const PushSubscriptions = strict({ devices: Type.Array(PushDevice), off: kinds });
export type PushSubscriptions = Static<typeof PushSubscriptions>;

/** As a browser gives it: the address at its push service, and the keys by which only it can read what is sent there. */
export const PushSubscriptionInput = strict({
  endpoint: Type.String({ maxLength: 1024, pattern: '^https?://' }),
  p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}$', description: 'A point of P-256 (RFC 8291 §3.1)' }),
  auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: '16 bytes (RFC 8291 §3.2)' }),
});

export const pushCalls = defineCalls({
  'GET /api/v1/Push/key': {
    summary: 'The key by which push services know the club (RFC 8292).',
    access: 'player',
    replies: { 200: strict({ key: Type.String({ description: 'The browser’s applicationServerKey' }) }) },
  },
  'GET /api/v1/Push/subscriptions': {
    summary: 'The caller’s devices that are notified.',
    access: 'player',
    replies: { 200: PushSubscriptions },
  },
  'PUT /api/v1/Push/subscriptions': {
    summary:
      'Notifies the device that makes this call, until it is logged out, whoever was notified on it before. Of more than ten, the one from longest ago ends.',
    access: 'player',
    body: PushSubscriptionInput,
    replies: { 200: PushSubscriptions },
    errors: ['unknownPushService'],
  },
  'DELETE /api/v1/Push/subscriptions/{id}': {
    summary: 'Notifies one of the caller’s devices no more.',
    access: 'player',
    params: ById,
    replies: { 200: PushSubscriptions },
  },
  'PUT /api/v1/Push/kinds': {
    summary: 'Says of what the caller’s devices are not notified.',
    access: 'player',
    body: strict({ off: kinds }),
    replies: { 200: PushSubscriptions },
  },
  'POST /api/v1/Push/trial': {
    summary: 'Notifies all of the caller’s devices once, so that they see whether it works.',
    access: 'player',
    replies: { 200: PushSubscriptions },
  },
});
