import { and, eq, gt } from 'drizzle-orm';
import {
  type Payment,
  type PaymentChange,
  type PaymentDraft,
  PaymentStatus,
  paymentTransitions,
} from 'shared-api/contract';
import type { Tx } from '../../data/rows';
import { auditLog, payments as table } from '../../data/schema';
import { findUser } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin, Caller } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Client } from '../../http/request';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { countRecipients } from '../../mail/outbox/count-recipients';
import type { Locale } from '../../messages';
import type { Feature } from '../feature';
import { logSecurityEvent } from '../log/security-log';
import { audit } from '../log/write';
import { correct, record } from './correct';
import { lockPayment, type PaymentRow } from './ledger';
import { mailReceipts } from './mails';
import { findPayment, listPayments, type PaymentFilters, summarise } from './read';

export const payments: Feature = {
  routes: paymentRoutes,
  exportData: async (db, userId) => ({
    payments: await db.select().from(table).where(eq(table.userId, userId)),
  }),
};

/** Payments. */
function paymentRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('GET /api/v1/Payments', async ({ query, locale, caller, client }) => {
    await logExport(services, query, caller, client);
    return listPayments(db, query, locale);
  });

  route('GET /api/v1/Payments/pending', async ({ query, locale, caller, client }) => {
    await logExport(services, query, caller, client);
    const pending = { status: PaymentStatus.Pending, sort: 'paymentDate' } as const;
    return listPayments(db, { ...query, ...pending }, locale);
  });

  route('GET /api/v1/Payments/summary', ({ query }) => summarise(db, query));
  route('GET /api/v1/Payments/mine', ({ caller, locale }) => listPayments(db, { userId: caller.id }, locale));

  route('GET /api/v1/Payments/{id}', async ({ params, locale }) => {
    return (await findPayment(db, params.id, locale)) ?? refuse('paymentNotFound');
  });

  route('POST /api/v1/Payments', ({ services, body, caller, locale }) =>
    createPayment(services, body, { caller, locale }),
  );

  route('PUT /api/v1/Payments/{id}', ({ services, params, body, caller, locale }) =>
    changePayment(services, params.id, body, { caller, locale }),
  );

  route('PUT /api/v1/Payments/{id}/status', ({ services, params, body, caller, locale }) =>
    setPaymentStatus(services, params.id, body, { caller, locale }),
  );

  route('POST /api/v1/Payments/recipients', async ({ services, body: { ids, status }, caller, locale }) => ({
    people: await countRecipients(services, async (dryRun) => {
      for (const id of ids) await putStatus(dryRun, id, { status }, { caller, locale });
    }),
  }));
}

/** The actor, and the language of the answer. */
export interface Actor {
  caller: Admin;
  locale: Locale;
}

/** A status, and when and how the money came; unchanged unless given. */
type StatusChange = Pick<PaymentChange, 'status' | 'paymentDate'> & Partial<Pick<PaymentChange, 'method'>>;

/** Records a payment, pending or received at once. */
async function createPayment(
  command: Command,
  draft: PaymentDraft,
  { caller, locale }: Actor,
): Promise<Payment> {
  const { db: tx } = command;
  if (!(await findUser(tx, draft.userId))) return refuse('userNotFound');
  const { row, completed } = await record(command, draft, caller);
  await mailReceipts(command, completed);
  const after = await requirePayment(tx, row.id, locale);
  const { id: entityId, userId } = after;
  await audit(tx, caller, { action: 'payment.create', entityId, about: [userId], after: auditable(after) });
  return after;
}

/** Changes a payment; the form may set any status. */
const changePayment = (
  command: Command,
  id: string,
  { version, ...values }: PaymentChange,
  actor: Actor,
): Promise<Payment> =>
  change(command, id, actor, 'payment.update', (locked) =>
    version !== undefined && version !== locked.version ? refuse('changedMeanwhile') : values,
  );

/** Sets a status, as quick actions may. */
export const setPaymentStatus = (
  command: Command,
  id: string,
  values: StatusChange,
  actor: Actor,
): Promise<Payment> =>
  change(command, id, actor, 'payment.status', ({ status }) =>
    paymentTransitions[status].includes(values.status) ? values : refuse('illegalTransition'),
  );

/** Sets any status, as the form may. */
const putStatus = (command: Command, id: string, values: StatusChange, actor: Actor): Promise<Payment> =>
  change(command, id, actor, 'payment.status', () => values);

/** @param changeOf checks the payment under its lock: two simultaneous refunds must not both succeed */
const change = async (
  command: Command,
  id: string,
  { caller, locale }: Actor,
  action: string,
  changeOf: (locked: PaymentRow) => Omit<Partial<PaymentChange>, 'version'>,
): Promise<Payment> => {
  const { db: tx } = command;
  const was = (await lockPayment(tx, id)) ?? refuse('paymentNotFound');
  const values = changeOf(was);
  const before = auditable(await requirePayment(tx, id, locale));
  const { completed } = await correct(command, was, values, caller.id);
  await mailReceipts(command, completed);
  const after = await requirePayment(tx, id, locale);
  await audit(tx, caller, { action, entityId: id, about: [was.userId], before, after: auditable(after) });
  return after;
};

const requirePayment = async (tx: Tx, id: string, locale: Locale): Promise<Payment> =>
  (await findPayment(tx, id, locale)) ?? refuse('paymentNotFound');

/** The log names the payer by id only, so that deleting a person leaves nothing of them in it. */
function auditable({ userName: _, userEmail: __, ...facts }: Payment): object {
  return facts;
}

/** The most rows that a person views on one page; larger pages are for a file. */
const shownAtOnce = 100;
/** How long reading all pages may take. */
const walkMs = 3600_000;

/**
 * Records in the security log that an administrator exports the payments: once for each export, which the console makes
 * by reading large pages. It is derived from what is read, so that nobody can bypass it.
 */
async function logExport(
  services: Services,
  { page = 1, pageSize, from, to }: PaymentFilters,
  caller: Admin,
  client: Client,
): Promise<void> {
  if (pageSize !== undefined && pageSize <= shownAtOnce) return;
  if (page > 1 && (await isWalking(services, caller))) return;
  const details = { ...(from && { from }), ...(to && { to }) };
  const event = { event: 'payments-exported', actor: caller, client, details } as const;
  await logSecurityEvent(services, services.db, event);
}

/** Whether the first page was recorded recently; an export that begins at another page is recorded too. */
async function isWalking({ db, clock }: Services, caller: Caller): Promise<boolean> {
  const begun = and(
    eq(auditLog.action, 'security.payments-exported'),
    eq(auditLog.actorId, caller.id),
    gt(auditLog.at, new Date(clock.now().getTime() - walkMs)),
  );
  return (await db.$count(auditLog, begun)) > 0;
}
